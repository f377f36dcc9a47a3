/** Runs when any of the strings below gets to run: a mark that the test looks for. */
const run = 'window.hostile=1'
const foreign = 'https://foreign.example'

/** Elements and attributes that run a script or load something foreign where they are let into a page. */
const elements: readonly string[] = [
  `<script>${run}</script>`,
  `<script src="${foreign}/a.js"></script>`,
  `<script type="module">${run}</script>`,
  `<img src=x onerror="${run}">`,
  `<img src="${foreign}/a.png">`,
  `<img srcset="${foreign}/b.png 2x">`,
  `<svg onload="${run}"></svg>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin="${run}" attributeName="x" dur="1s"></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' onload='${run}'/>#x"></use></svg>`,
  `<svg><image href="${foreign}/c.svg"></image></svg>`,
  `<math><mtext><img src=x onerror="${run}"></mtext></math>`,
  `<iframe src="javascript:parent.${run}"></iframe>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<iframe src="${foreign}/frame"></iframe>`,
  `<object data="${foreign}/o.swf"></object>`,
  `<object data="javascript:${run}"></object>`,
  `<embed src="${foreign}/e.swf">`,
  `<video src="${foreign}/v.mp4" autoplay></video>`,
  `<video><source onerror="${run}" src=x></video>`,
  `<video poster="${foreign}/p.png"></video>`,
  `<audio src=x onerror="${run}" autoplay></audio>`,
  `<link rel="stylesheet" href="${foreign}/s.css">`,
  `<link rel="preload" as="image" href="${foreign}/l.png">`,
  `<style>@import "${foreign}/i.css";</style>`,
  `<p style="background:url(${foreign}/bg.png)">x</p>`,
  `<body onload="${run}">`,
  `<body background="${foreign}/body.png">`,
  `<table background="${foreign}/table.png"><tr><td>x</td></tr></table>`,
  `<input autofocus onfocus="${run}">`,
  `<select autofocus onfocus="${run}"><option>x</option></select>`,
  `<textarea autofocus onfocus="${run}"></textarea>`,
  `<details open ontoggle="${run}"><summary>x</summary></details>`,
  `<marquee onstart="${run}">x</marquee>`,
  `<form action="${foreign}"><button>x</button></form>`,
  `<base href="${foreign}/">`,
  `<meta http-equiv="refresh" content="0;url=${foreign}/">`,
  `<template><img src=x onerror="${run}"></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`,
  `<p onanimationstart="${run}" style="animation:x 1s">x</p>`,
  `<a href="javascript:${run}">x</a>`,
  `<a href="data:text/html,<script>${run}</script>">x</a>`,
  `<button popovertarget="x" onclick="${run}">x</button>`,
  `<custom-element onpointerenter="${run}" contenteditable>x</custom-element>`,
]

/** What a string tries first: to leave the place that it is put into. */
const escapes: readonly string[] = ['', '">', '</script>', '--><!-- -->', '<svg><style><p id="</style>']

/** Strings for the languages that a page is made with beside HTML. */
const others: readonly string[] = [
  '{{constructor.constructor("window.hostile=1")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text is the attack
  '${window.hostile=1}',
  '#{window.hostile=1}',
  '{0, plural, other {<img src=x onerror=window.hostile=1>}}',
  '__proto__',
  '\u2028window.hostile=1\u2029',
  '%3Cscript%3Ewindow.hostile=1%3C/script%3E',
  '&lt;script&gt;window.hostile=1&lt;/script&gt;',
  '\ufeff<scr\u0001ipt>window.hostile=1</scr\u0001ipt>',
  `red;background:url(${foreign}/css.png)`,
  `}</style><style>*{background:url(${foreign}/css2.png)}`,
  'expression(window.hostile=1)',
]

/** More than 230 strings that the fields of a CMS must not be able to bring to life. */
export const hostileStrings: readonly string[] = [...escapes.flatMap((start) => elements.map((element) => start + element)), ...others]
