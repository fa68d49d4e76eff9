/**
 * The service worker of the mock backend: MSW's own, for the calls of the application only. MSW would pass
 * every file on through the page, which makes a start with hundreds of modules twice as slow.
 */
const isCall = ({ url, destination }) =>
  destination === '' && new URL(url).pathname.includes('/api/')

addEventListener('install', (event) => {
  if (!event.addRoutes) return
  const calls = new URLPattern({ pathname: '*/api/*' })
  event.addRoutes({ condition: { not: { urlPattern: calls } }, source: 'network' })
})

addEventListener('fetch', (event) => {
  if (!isCall(event.request)) event.stopImmediatePropagation()
})

importScripts('mockServiceWorker.js')
