import type { Edit } from '../platform/edit-text.ts'
import { aliveEvent, modulesEvent, signsOfLife } from '../platform/browser/coming-alive.ts'

/** Milliseconds after which a page comes to life although something of its first view is still on the way. */
const patience = 2_500
/** Milliseconds after which the whole style is brought although nobody has acted; and after which it is asked for again. */
const stylePatience = 5_000

const preload = /<link rel="modulepreload"[^>]*? href="([^"]+)"\/>/g
const moduleScript = '<script type="module" async="">'

/**
 * Makes a rendered document ask for its scripts only once its first view is painted. The router would preload and run
 * them ahead of fonts and pictures, in one piece (measured on a phone: `docs/decisions/0003`). Who has a cart or a
 * session, and whoever acts earlier, is not kept waiting. A document that runs nothing, and the development
 * server's, stay as they are. Answers what is to be changed.
 */
export function startAfterPaint(html: string): Edit[] {
  const from = html.lastIndexOf(moduleScript) + moduleScript.length
  const imports = from < moduleScript.length ? '' : html.slice(from, html.indexOf('</script>', from))
  const entry = /^import\("([^"]+)"\);?$/m.exec(imports)?.[1]
  const routes = routeModules(imports)
  if (entry === undefined || routes === undefined) return []
  const own = [...imports.matchAll(/^import "([^"]+)"/gm)].map(([, path = '']) => path)
  const links = [...html.slice(0, html.indexOf('</head>')).matchAll(preload)]
  const preloaded = links.map(([, path = '']) => path)
  // What others import first, so that each is run in a task of its own.
  const last = new Set([...own, entry, ...routes.map(([, path]) => path)])
  const modules = [...new Set([...preloaded.filter((path) => !last.has(path)), ...last])]
  const text = `(${start})(${JSON.stringify(modules)},${JSON.stringify(routes)})`
  return [
    ...links.map(({ 0: link, index }) => ({ from: index, to: index + link.length, text: '' })),
    { from, to: from + imports.length, text },
  ]
}

/** The modules that show the page, by the route's id. */
function routeModules(imports: string): [id: string, path: string][] | undefined {
  const paths = new Map(
    [...imports.matchAll(/^import \* as (\w+) from "([^"]+)";$/gm)].map(([, name, path = '']) => [
      name,
      path,
    ]),
  )
  const [, list] = /__reactRouterRouteModules = \{(.*)\};/.exec(imports) ?? []
  if (list === undefined) return undefined
  return [...list.matchAll(/("[^"]+"):(\w+)/g)].map(([, id = '""', name]) => [
    JSON.parse(id) as string,
    paths.get(name) ?? '',
  ])
}

/*
 * Runs in the document itself, so it is plain text and says everything on its own. A button that is pressed before
 * anything can answer is remembered and pressed again; one that sends a form by itself is left to the browser.
 */
const start = `(modules,routes)=>{
const signs=['pointerdown','keydown'],known='known' in document.documentElement.dataset;let begun=false,pressed;
const remember=(click)=>{const button=click.target.closest?.('button');
if(!button||button.form?.hasAttribute('action'))return;pressed=button;click.preventDefault()};
const begin=()=>{if(begun)return;begun=true;for(const sign of signs)removeEventListener(sign,begin,true);
for(const href of modules)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));
run().catch(()=>{begun=false;addEventListener('online',begin,{once:true});setTimeout(begin,5000)})};
const run=async()=>{for(const path of modules){await import(path);await new Promise((next)=>setTimeout(next))}
window.__reactRouterRouteModules=Object.fromEntries(await Promise.all(routes.map(async([id,path])=>[id,await import(path)])));
dispatchEvent(new Event('${modulesEvent}'));removeEventListener('click',remember,true)};
const soon=()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(begin)));
const sheet=document.querySelector('link[data-style]'),life=${JSON.stringify(signsOfLife)};
const dress=()=>{for(const sign of life)removeEventListener(sign,dress,true);sheet.disabled=false};
if(sheet){sheet.onerror=()=>{sheet.disabled=true;setTimeout(dress,${stylePatience})};
for(const sign of life)addEventListener(sign,dress,true);setTimeout(dress,known?0:${stylePatience})}
addEventListener('click',remember,true);
addEventListener('${aliveEvent}',()=>setTimeout(()=>{if(pressed?.isConnected)pressed.click();pressed=undefined}),{once:true});
for(const sign of signs)addEventListener(sign,begin,true);
if(known)begin();
else if(document.readyState==='complete')soon();
else{addEventListener('load',soon,{once:true});setTimeout(soon,${patience})}
}`
