/**
 * Keeps pages that a visitor marked in this browser and shows them. What to mark stands behind the # of the address,
 * which never leaves the phone. Words of others only ever become text. Old words for old browsers; its hash stands in the policy.
 */
export const favouritesScript = `(function () {
  var key = 'matai-favourites'
  var most = 200
  var page = document.getElementById('favourites')
  var here = document.getElementById('here')
  var mark = document.getElementById('mark')
  var list = document.getElementById('list')
  var empty = document.getElementById('empty')
  var state = document.getElementById('state')
  function word(name) {
    return page.getAttribute('data-' + name)
  }
  function isItem(item) {
    return item && /^[2-9A-Za-z]{8}$/.test(item.id) && typeof item.name === 'string' && item.name.length <= 200
  }
  function read() {
    try {
      var kept = JSON.parse(localStorage.getItem(key) || '[]')
      return Array.isArray(kept) ? kept.filter(isItem).slice(0, most) : []
    } catch (error) {
      return []
    }
  }
  function write(items, said) {
    try {
      localStorage.setItem(key, JSON.stringify(items.slice(0, most)))
      state.textContent = word(said)
    } catch (error) {
      state.textContent = word('full')
    }
    show()
  }
  function without(id) {
    return read().filter(function (item) {
      return item.id !== id
    })
  }
  function row(item) {
    var line = document.createElement('li')
    var link = document.createElement('a')
    var when = document.createElement('small')
    var remove = document.createElement('button')
    link.href = '/q/' + item.id
    link.textContent = item.name || item.id
    if (item.at) when.textContent = new Date(item.at).toLocaleDateString(document.documentElement.lang)
    remove.type = 'button'
    remove.textContent = word('remove')
    remove.setAttribute('aria-label', word('remove') + ' ' + link.textContent)
    remove.addEventListener('click', function () {
      write(without(item.id), 'removed')
    })
    var words = document.createElement('div')
    words.appendChild(link)
    words.appendChild(when)
    line.appendChild(words)
    line.appendChild(remove)
    return line
  }
  var asked = {}
  location.hash
    .slice(1)
    .split('&')
    .forEach(function (part) {
      var end = part.indexOf('=')
      try {
        asked[part.slice(0, end)] = decodeURIComponent(part.slice(end + 1))
      } catch (error) {}
    })
  var offered = isItem(asked) ? { id: asked.id, name: asked.name } : null
  function show() {
    var items = read()
    list.textContent = ''
    items.forEach(function (item) {
      list.appendChild(row(item))
    })
    var isKept =
      offered &&
      items.some(function (item) {
        return item.id === offered.id
      })
    here.hidden = !offered || isKept
    empty.hidden = items.length > 0 || !here.hidden
  }
  if (offered) {
    document.getElementById('named').textContent = offered.name || offered.id
    mark.addEventListener('click', function () {
      var kept = { id: offered.id, name: offered.name, at: Date.now() }
      write([kept].concat(without(offered.id)), 'added')
    })
  }
  show()
})()`
