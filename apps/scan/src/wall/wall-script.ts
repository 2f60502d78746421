/**
 * Fills a wall with what the server sends and says so when nothing comes any more. Words of others only ever become
 * text. Old words for the browsers of old televisions; its hash stands in the policy.
 */
export const wallScript = `(function () {
  var page = document.body
  var root = document.documentElement
  var boards = document.getElementById('boards')
  var net = document.getElementById('net')
  var at = document.getElementById('at')
  var theme = document.getElementById('theme')
  var heard = Date.now()
  // By how much this clock is ahead of the server's: those of televisions are often wrong.
  var ahead = 0
  var shown = null
  var over = false
  var source
  function word(name) {
    return page.getAttribute('data-' + name)
  }
  function said(name, count) {
    return word(name).replace('#', String(count))
  }
  function add(parent, tag, text, name) {
    var made = document.createElement(tag)
    if (text !== undefined) made.textContent = text
    if (name) made.className = name
    parent.appendChild(made)
    return made
  }
  var points = {
    triangle: '12,2 23,21 1,21',
    diamond: '12,1 23,12 12,23 1,12',
    hexagon: '7,2 17,2 23,12 17,22 7,22 1,12',
    cross: '8,1 16,1 16,8 23,8 23,16 16,16 16,23 8,23 8,16 1,16 1,8 8,8'
  }
  function drawn(tag, values) {
    var made = document.createElementNS('http://www.w3.org/2000/svg', tag)
    for (var key in values) made.setAttribute(key, values[key])
    return made
  }
  function mark(item) {
    var picture = drawn('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' })
    var tint = item.tint
    if (points[item.shape]) picture.appendChild(drawn('polygon', { points: points[item.shape], fill: tint }))
    else if (item.shape === 'square') picture.appendChild(drawn('rect', { x: 2, y: 2, width: 20, height: 20, fill: tint }))
    else if (item.shape === 'bar') picture.appendChild(drawn('rect', { x: 1, y: 6, width: 22, height: 12, fill: tint }))
    else if (item.shape === 'ring')
      picture.appendChild(drawn('circle', { cx: 12, cy: 12, r: 9, fill: 'none', stroke: tint, 'stroke-width': 4 }))
    else picture.appendChild(drawn('circle', { cx: 12, cy: 12, r: 11, fill: tint }))
    if (item.letter) {
      var letter = drawn('text', {
        x: 12,
        y: item.shape === 'triangle' ? 19 : 16.5,
        'text-anchor': 'middle',
        'font-size': item.letter.length > 1 ? 9 : 12,
        'font-weight': 700,
        fill: item.shape === 'ring' ? 'currentColor' : '#fff'
      })
      letter.textContent = item.letter
      picture.appendChild(letter)
    }
    return picture
  }
  function lasting(since) {
    var minutes = Math.max(0, Math.floor((Date.now() - ahead - new Date(since)) / 60000))
    if (minutes >= 2880) return said('days', Math.floor(minutes / 1440))
    if (minutes >= 120) return said('hours', Math.floor(minutes / 60))
    return said('minutes', minutes)
  }
  function show() {
    boards.textContent = ''
    shown.boards.forEach(function (board) {
      var place = add(boards, 'section')
      add(place, 'h2', board.status.name + ' · ' + said('codes', board.total))
      var list = add(place, 'ul', undefined, 'items')
      board.items.forEach(function (item) {
        var line = add(list, 'li')
        line.style.setProperty('--tint', item.tint)
        var name = add(line, 'span', undefined, 'name')
        name.appendChild(mark(item))
        add(name, 'span', item.name)
        add(line, 'b', String(item.codes))
        if (item.codes && item.isProblem && item.oldest) add(line, 'small', word('longest').replace('#', lasting(item.oldest)))
      })
      if (board.others) {
        var other = add(list, 'li')
        other.style.setProperty('--tint', '#667085')
        add(other, 'span', word('others'))
        add(other, 'b', String(board.others))
      }
      if (board.stuck.total) {
        add(place, 'h3', said('stuck', board.stuck.total))
        var stuck = add(place, 'ul', undefined, 'stuck')
        board.stuck.list.slice(0, 18).forEach(function (code) {
          var one = add(stuck, 'li')
          add(one, 'span', code.name)
          add(one, 'small', lasting(code.since))
        })
      }
    })
    document.getElementById('name').textContent = shown.name
    document.getElementById('owner').textContent = shown.owner
    document.title = shown.name
    fit()
  }
  // Nobody scrolls a television: what does not fit is drawn smaller, as long as it can be read.
  function fit() {
    root.style.removeProperty('--fit')
    if (innerWidth < 900) return
    for (var size = 0.95; size > 0.45 && root.scrollHeight > innerHeight; size -= 0.05)
      root.style.setProperty('--fit', size)
  }
  addEventListener('resize', function () {
    if (shown && !over) fit()
  })
  function tell() {
    var lost = over || Date.now() - heard > 50000
    net.hidden = !lost
    net.textContent = lost ? word(over ? 'over' : 'lost') : ''
    at.textContent = word('at').replace('#', new Date(heard - ahead).toLocaleTimeString(root.lang))
  }
  function listen() {
    if (source) source.close()
    source = new EventSource(location.pathname + '/events')
    source.addEventListener('screen', function (event) {
      heard = Date.now()
      over = false
      shown = JSON.parse(event.data)
      if (shown.boards[0]) ahead = heard - new Date(shown.boards[0].at)
      show()
      tell()
    })
    source.addEventListener('still', function () {
      heard = Date.now()
      tell()
    })
    source.addEventListener('over', function () {
      over = true
      source.close()
      boards.textContent = ''
      tell()
    })
    source.onerror = function () {
      heard = Math.min(heard, Date.now() - 50001)
      tell()
    }
  }
  function dress(chosen) {
    root.setAttribute('data-theme', chosen)
    theme.textContent = word(chosen === 'dark' ? 'light' : 'dark')
  }
  function kept() {
    try {
      return localStorage.getItem('matai-wall-theme')
    } catch (error) {
      return null
    }
  }
  var dark = window.matchMedia && matchMedia('(prefers-color-scheme: dark)').matches
  dress(kept() || (dark ? 'dark' : 'light'))
  theme.addEventListener('click', function () {
    var chosen = root.getAttribute('data-theme') === 'dark' ? 'light' : 'dark'
    dress(chosen)
    try {
      localStorage.setItem('matai-wall-theme', chosen)
    } catch (error) {}
  })
  listen()
  setInterval(function () {
    tell()
    if (shown && !over) show()
    // A browser that gave up is helped.
    if (!over && (source.readyState === 2 || Date.now() - heard > 70000)) listen()
  }, 10000)
})()`
