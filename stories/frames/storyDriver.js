// Runs in the page of a frame before its own script: answers its requests and presses what the story says. Plain script, because it is injected as is.
{
  const { answers, refusals = {}, presses, reached } = JSON.parse(document.getElementById('story').textContent)
  const realMatchMedia = window.matchMedia.bind(window)
  // animations would be pictures of a moment
  window.matchMedia = (query) =>
    query.includes('prefers-reduced-motion') ? { ...realMatchMedia('all'), matches: true } : realMatchMedia(query)

  // the fonts that the site tells a frame
  const loadFont = async (family, file, weight) => document.fonts.add(await new FontFace(family, `url(${file})`, { weight }).load())
  const fonts = [loadFont('Text', 'text.woff2', '400 700'), loadFont('Display', 'display.woff2', '200 800')]

  // the player's own number of a round is chosen at random, and the rules show it
  crypto.getRandomValues = (values) => {
    for (let index = 0; index < values.length; index += 1) values[index] = 17 * index
    return values
  }

  const state = (data) => new TextEncoder().encode(`event: state\ndata: ${JSON.stringify(data)}\n\n`)
  window.fetch = async (address) => {
    const { pathname } = new URL(address, location.href)
    if (pathname === '/game/live') return new Response(new ReadableStream({ start: (stream) => stream.enqueue(state(answers[pathname])) }))
    const refusal = refusals[pathname]
    return Response.json(refusal ? { result: 0, code: refusal.code, data: refusal.data } : { result: 1, data: answers[pathname] })
  }

  const appeared = (selector) =>
    new Promise((resolve) => {
      const look = () => {
        const found = document.querySelector(selector)
        if (found) resolve(found)
        else requestAnimationFrame(look)
      }
      look()
    })
  const run = async () => {
    // the frame is open once it shows the balance, and a live table once it shows its phase
    if (document.getElementById('live')) await appeared('#live[data-phase]')
    const balance = document.getElementById('funds')
    while (balance.textContent === '–') await new Promise(requestAnimationFrame)
    for (const selector of presses) {
      const pressed = await appeared(`${selector}:not([aria-disabled="true"])`)
      pressed.click()
    }
    await appeared(reached)
    // a text with an ellipsis is one of waiting
    const result = document.getElementById('result')
    while (result.textContent.endsWith('…')) await new Promise(requestAnimationFrame)
    await Promise.all(fonts)
    await document.fonts.ready
    document.documentElement.dataset.reached = ''
  }
  addEventListener('DOMContentLoaded', () => void run())
}
