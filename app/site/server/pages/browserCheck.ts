import { paths, skipBrowserCheckHash } from '@casino/features/navigation/paths'

/** What the site needs and the oldest supported browsers have, as expressions of any browser's JavaScript. */
export const requiredFeatures = [
  // modules
  '"noModule" in HTMLScriptElement.prototype',
  // cascade layers, colours and selectors of the style sheets
  'self.CSSLayerBlockRule && self.CSS && CSS.supports("color", "oklch(0.5 0.1 200)") && CSS.supports("selector(:has(a))")',
  // the script
  '[].findLast && Object.hasOwn && "".replaceAll && self.structuredClone && self.AbortSignal && AbortSignal.timeout',
] as const

/**
 * Leads browsers without a required feature to the page of unsupported browsers. In the syntax of 2009, so that all of them run it. The
 * visitor's own choice to go on is kept for the tab.
 */
export const browserCheck = [
  '(function(){',
  `var skip="${skipBrowserCheckHash}",key="browserCheck";`,
  'try{if(location.hash===skip)sessionStorage.setItem(key,"skip");if(sessionStorage.getItem(key))return}catch(e){if(location.hash===skip)return}',
  `var ok=false;try{ok=!!(${requiredFeatures.join('&&')})}catch(e){}`,
  `if(!ok)location.replace("${paths.unsupported}?fra="+encodeURIComponent(location.pathname+location.search))`,
  '})()',
].join('')
