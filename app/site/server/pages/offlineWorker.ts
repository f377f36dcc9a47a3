/**
 * The service worker of the site, in full. It keeps one page, which says that the visitor is offline and contains no personal data, and
 * shows it when a page of the site cannot be reached. It keeps no other page, call or file. `cacheName` changes with the page, and `page`
 * is its address.
 */
export const offlineWorker = ({ cacheName, page }: { cacheName: string; page: string }): string =>
  `const name=${JSON.stringify(cacheName)},page=${JSON.stringify(page)}
addEventListener('install',(event)=>{
  skipWaiting() // safe at any time: it serves nothing that a page in use could need
  event.waitUntil(caches.open(name).then((cache)=>cache.add(new Request(page,{cache:'reload',credentials:'omit'}))))
})
addEventListener('activate',(event)=>event.waitUntil(Promise.all([
  caches.keys().then((keys)=>Promise.all(keys.filter((key)=>key!==name).map((key)=>caches.delete(key)))),
  registration.navigationPreload&&registration.navigationPreload.enable(),
])))
const load=async(event)=>{
  try{return await event.preloadResponse||await fetch(event.request)}
  catch{return await caches.match(page,{cacheName:name})||Response.error()}
}
addEventListener('fetch',(event)=>{
  const {mode,method,destination}=event.request
  if(mode==='navigate'&&method==='GET'&&destination==='document')event.respondWith(load(event))
})
`

/** Takes the worker's place when the operator switches it off: removes what it kept, and itself. */
export const removedWorker = `addEventListener('install',()=>skipWaiting())
addEventListener('activate',(event)=>event.waitUntil(
  caches.keys().then((keys)=>Promise.all(keys.map((key)=>caches.delete(key)))).then(()=>registration.unregister()),
))
`
