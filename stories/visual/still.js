// Runs in the page of a story before anything else: holds the clocks, and says when the story has come to rest and where it stands.
// Plain script, because it is handed to the browser as it is. `storyNow` is written in front of it.
{
  const { setTimeout: later, setInterval: every, clearTimeout: forget, requestAnimationFrame: onFrame } = window
  /** ms. A shorter timer is part of drawing (a throttle, a debounce) and is waited for; a longer one is a clock and stands still. */
  const drawing = 300
  const soon = new Set()
  let playing = false
  let channel
  let state

  // A clock that stands still would show another second on a slow machine if it only started late.
  window.Date = new Proxy(Date, {
    apply: () => new Date(storyNow).toString(),
    construct: (Real, args) => (args.length > 0 ? new Real(...args) : new Real(storyNow)),
    get: (Real, key) => (key === 'now' ? () => storyNow : Reflect.get(Real, key)),
  })
  performance.now = () => 500

  window.setTimeout = (run, delay = 0, ...args) => {
    const short = delay <= drawing
    const id = later(() => {
      soon.delete(id)
      if (short || playing) run(...args)
    }, delay)
    if (short) soon.add(id)
    return id
  }
  window.clearTimeout = window.clearInterval = (id) => {
    soon.delete(id)
    forget(id)
  }
  window.setInterval = (run, delay, ...args) =>
    every(() => {
      if (playing) run(...args)
    }, delay)

  let seed = 1
  Math.random = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }

  const begin = () => {
    seed = 1
    state = { skip: undefined, note: '' }
    state.done = new Promise((resolve) => {
      state.finish = resolve
    })
  }
  begin()

  const failed = (error) => {
    state.note ||= String(error?.message ?? error?.description ?? error).split('\n')[0]
  }
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (given) => {
      channel = given
      channel.on('storyPrepared', ({ parameters }) => {
        state.skip = parameters.visual?.skip
      })
      channel.on('storyRenderPhaseChanged', ({ newPhase }) => {
        playing = newPhase === 'playing'
      })
      channel.on('playFunctionThrewException', (error) => {
        failed(error)
        state.threw = true
      })
      channel.on('storyFinished', () => state.finish())
      for (const name of ['storyErrored', 'storyThrewException', 'storyMissing'])
        channel.on(name, (error) => {
          failed(error ?? name)
          state.broken = true
          state.finish()
        })
      // What is written for one screen size plays there; at the others it is drawn as far as it comes.
      channel.on('globalsUpdated', ({ storyGlobals }) => {
        state.screen = storyGlobals?.viewport?.value
      })
    },
  })

  /** Draws a story anew, as if the page had just been opened at its present width. */
  function show(storyId) {
    const { skip, screen } = state
    begin()
    window.scrollTo(0, 0)
    if (new URL(document.location).searchParams.get('id') === storyId) {
      Object.assign(state, { skip, screen }) // a story is prepared once
      channel.emit('forceRemount', { storyId })
    } else {
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
    }
  }

  const frame = () => new Promise((resolve) => onFrame(resolve))

  /** Ends every movement: what moves once at its end, what moves for ever at its beginning. */
  function halt() {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
      else animation.finish()
    }
    for (const video of document.querySelectorAll('video')) {
      video.controls = false // the browser's own, with a ring that turns as it likes
      if (video.paused) continue // to pause a film that nobody started would begin to load it
      video.pause()
      video.currentTime = 0
    }
  }

  async function rest() {
    for (const image of document.images) image.loading = 'eager'
    let moved = false
    const watch = new MutationObserver(() => {
      moved = true
    })
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    let frames = 0
    for (let quiet = 0; quiet < 2; frames++) {
      if (frames === 300) throw new Error('the story does not come to rest')
      await frame()
      halt()
      const busy = moved || soon.size > 0 || document.fonts.status === 'loading' || [...document.images].some((image) => !image.complete)
      quiet = busy ? 0 : quiet + 1
      moved = false
    }
    watch.disconnect()
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  }

  /** What a movement ended with becomes an ordinary style: a layer of its own keeps the sharpness of the moment that it was drawn in. */
  async function flatten() {
    for (const animation of document.getAnimations()) {
      const { target, pseudoElement } = animation.effect
      if (pseudoElement || !target?.checkVisibility()) continue
      animation.commitStyles()
      animation.cancel()
    }
    await frame()
  }

  /** From the page's corner, so that a shift of everything shows, to the end of what is drawn, with room for rings and shadows. */
  function box() {
    const { scrollWidth, scrollHeight } = document.documentElement
    const end = { right: 0, bottom: 0 }
    for (const element of document.querySelectorAll('body > :not(script, style, .sb-wrapper), body > :not(script, style, .sb-wrapper) *')) {
      if (element.id === 'storybook-root') continue
      const { left, top, right, bottom } = element.getBoundingClientRect()
      if (right - left < 2 || bottom - top < 2) continue
      end.right = Math.max(end.right, right)
      end.bottom = Math.max(end.bottom, bottom + window.scrollY)
    }
    const room = 16
    return {
      x: 0,
      y: 0,
      width: Math.min(scrollWidth, Math.max(room, Math.ceil(end.right) + room)),
      height: Math.min(scrollHeight, Math.max(room, Math.ceil(end.bottom) + room), 12000),
    }
  }

  /** Resolves when the story stands still: where it is drawn, and what its author and its play function say. */
  async function still(breakpoint) {
    await state.done
    const { skip, note, broken = false, threw = false, screen = breakpoint } = state
    if (skip !== undefined) return { skip }
    await rest()
    await flatten()
    return { note, broken: broken || (threw && screen === breakpoint), box: box() }
  }

  window.stillLife = { show, still }
}
