/**
 * Fills the form of position-form.tsx from the phone and sends it. Runs in whatever browser a chat program brings along,
 * hence its old words; its hash stands in the page's policy.
 */
export const positionScript = `(function () {
  var form = document.getElementById('position')
  var button = form.querySelector('button')
  var state = document.getElementById('state')
  function tell(name) {
    state.textContent = form.getAttribute('data-' + name)
  }
  if (window.isSecureContext === false || !navigator.geolocation) return tell('unsupported')
  button.disabled = false
  var asking = false
  form.addEventListener('submit', function (event) {
    event.preventDefault()
    if (asking) return
    asking = true
    tell('asking')
    navigator.geolocation.getCurrentPosition(
      function (position) {
        asking = false
        form.elements.latitude.value = position.coords.latitude.toFixed(6)
        form.elements.longitude.value = position.coords.longitude.toFixed(6)
        form.elements.accuracy.value = position.coords.accuracy.toFixed(0)
        form.submit()
      },
      function (error) {
        asking = false
        tell(error.code === 1 ? 'denied' : 'unavailable')
      },
      { enableHighAccuracy: true, timeout: 20000, maximumAge: 0 }
    )
  })
})()`
