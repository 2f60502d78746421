/**
 * Opens form pages without a network as they were last seen. What is there comes from the network first; only reading is
 * touched, nothing that is sent. Old words for old browsers.
 */
export const formWorker = `var store = 'matai-forms'
self.addEventListener('install', function () {
  self.skipWaiting()
})
self.addEventListener('activate', function (event) {
  event.waitUntil(self.clients.claim())
})
self.addEventListener('fetch', function (event) {
  var request = event.request
  if (request.method !== 'GET') return
  if (new URL(request.url).pathname.indexOf('/f/-/') === 0) event.respondWith(part(request))
  else if (request.mode === 'navigate') event.respondWith(page(request))
})
function kept(request) {
  return caches.match(request, { ignoreVary: true })
}
function part(request) {
  return kept(request).then(function (found) {
    return found || fetch(request)
  })
}
function page(request) {
  return fetch(request).then(
    function (answer) {
      var copy = answer.clone()
      if (answer.ok)
        caches.open(store).then(function (all) {
          all.put(request, copy)
        })
      return answer
    },
    function (failure) {
      return kept(request).then(function (found) {
        if (found) return found
        throw failure
      })
    },
  )
}
`
