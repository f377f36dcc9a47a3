// node app/zzshot.mjs GAME script(steps file) sizes
import { chromium } from 'playwright'
import { chromiumFlags, findChromium } from './scripts/lib/chromium.mjs'
const [gameId, ...clicks] = process.argv.slice(2)
const sizes = [[390,800],[740,360],[1280,900]]
const base = 'http://127.0.0.1:4790'
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
for (const [width,height] of sizes) {
  const r = await (await fetch(base+'/api/games/launch',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({gameId,mode:'free'})})).json()
  const context = await browser.newContext({viewport:{width,height:height-(process.env.HEAD?Number(process.env.HEAD):60)}, reducedMotion: 'reduce', forcedColors: process.env.FORCED ? 'active' : 'none'})
  const page = await context.newPage()
  page.on('pageerror',e=>console.log('ERR',e.message)); page.on('console',m=>m.type()==='error'&&console.log('C',m.text()))
  const url = r.data?.frameUrl ?? r.frameUrl; if(!url) console.log(r)
  await page.goto(url)
  await page.waitForFunction(()=>document.querySelector('#go-text')?.textContent!=='Åbner spillet …')
  for (const c of clicks) { try {
    if (c.startsWith('?')) { const b = page.locator(c.slice(1)).first(); if (await b.isVisible().catch(()=>false)) await b.click() }
    else if (c.startsWith('wait')) await page.waitForTimeout(Number(c.slice(4)))
    else await page.locator(c).first().click({timeout:3000}) } catch(e) { console.log(c, e.message.slice(0,200)) }
  }
  console.log(width, await page.locator('#result').textContent(), await page.evaluate(()=>[document.documentElement.scrollWidth>innerWidth, document.body.scrollHeight>innerHeight, ...[...document.querySelectorAll('#field *')].filter(e=>e.getBoundingClientRect().right>innerWidth+1||e.getBoundingClientRect().bottom>document.querySelector('.field').getBoundingClientRect().bottom+2).slice(0,3).map(e=>String(e.getAttribute('class')))].join()))
  await page.screenshot({path:`/tmp/w/eng-shot-${gameId}-${width}.png`})
  await context.close()
}
await browser.close()
