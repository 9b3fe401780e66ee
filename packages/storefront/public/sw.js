/*
 * The service worker: shows the offline page of the path's language for a navigation that fails. It stores those pages
 * only (docs/decisions/0027). The server appends a hash of the pages, so that browsers install it again when they change.
 */
const cacheName = 'colada-offline'
const pages = { es: '/offline', en: '/en/offline' }

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.enable()))
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(navigate(event))
})

async function install() {
  const cache = await caches.open(cacheName)
  await cache.addAll(Object.values(pages).map((page) => new Request(page, { cache: 'reload' })))
  // The pages of all versions are compatible, so the new one need not wait until every tab is closed.
  await self.skipWaiting()
}

async function navigate({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    const isEnglish = /^\/en(\/|$)/.test(new URL(request.url).pathname)
    return (await caches.match(isEnglish ? pages.en : pages.es)) ?? Response.error()
  }
}
