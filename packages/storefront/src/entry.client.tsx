import './shell/hydrate.tsx'
