// Runs in a story's page before any other script: freezes clocks and timers, reports when rendering has settled, computes the clip rectangle.
// Plain script, because it is injected as is, after a declaration of `storyNow`.
{
  // bound: called on another object than the window, they throw
  const names = ['setTimeout', 'setInterval', 'clearTimeout', 'requestAnimationFrame', 'scrollTo']
  const real = Object.fromEntries(names.map((name) => [name, window[name].bind(window)]))
  /** ms. Shorter timers are part of rendering (throttle, debounce) and are waited for; longer ones are clocks and do not run. */
  const maxRenderTimerMs = 300
  const pendingTimers = new Set()
  let playing = false
  let channel
  let state

  // The clock is frozen from the start: frozen later, it would show another second on a slow machine.
  window.Date = new Proxy(Date, {
    apply: () => new Date(storyNow).toString(),
    construct: (Real, args) => (args.length > 0 ? new Real(...args) : new Real(storyNow)),
    get: (Real, key) => (key === 'now' ? () => storyNow : Reflect.get(Real, key)),
  })
  performance.now = () => 500

  window.setTimeout = (run, delay = 0, ...args) => {
    const short = delay <= maxRenderTimerMs
    const id = real.setTimeout(() => {
      pendingTimers.delete(id)
      if (short || playing) run(...args)
    }, delay)
    if (short) pendingTimers.add(id)
    return id
  }
  window.clearTimeout = window.clearInterval = (id) => {
    pendingTimers.delete(id)
    real.clearTimeout(id)
  }
  window.setInterval = (run, delay, ...args) => real.setInterval(() => playing && run(...args), delay)

  let seed = 1
  Math.random = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }

  /** The scroll position that the story chose. One that follows from focus depends on the layout at that moment: pictures do not show it. */
  let scrollTop = 0
  window.scrollTo = (...position) => {
    real.scrollTo(...position)
    scrollTop = window.scrollY
  }

  const resetState = () => {
    seed = 1
    state = { skip: undefined, note: '' }
    state.done = new Promise((resolve) => {
      state.finish = resolve
    })
  }
  resetState()

  const recordError = (error) => {
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
        recordError(error)
        state.playFailed = true
      })
      channel.on('storyFinished', () => state.finish())
      for (const name of ['storyErrored', 'storyThrewException', 'storyMissing'])
        channel.on(name, (error) => {
          recordError(error ?? name)
          state.broken = true
          state.finish()
        })
      // A play function written for one viewport must pass there; at other viewports its failure is ignored.
      channel.on('globalsUpdated', ({ storyGlobals }) => {
        state.screen = storyGlobals?.viewport?.value
      })
    },
  })

  /** Renders a story from scratch, as if the page had just been opened at its current width. */
  function show(storyId) {
    const { skip, screen } = state
    resetState()
    window.scrollTo(0, 0)
    if (new URL(document.location).searchParams.get('id') === storyId) {
      Object.assign(state, { skip, screen }) // `storyPrepared` is emitted only once per story
      channel.emit('forceRemount', { storyId })
    } else {
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
    }
  }

  const frame = () => new Promise((resolve) => real.requestAnimationFrame(resolve))

  /** Lazy images are loaded too. Only a change is written, because every write counts as a change of the document. */
  function loadImages() {
    for (const image of document.images) if (image.loading !== 'eager') image.loading = 'eager'
  }

  /** Stops all motion: finishes finite animations, cancels infinite ones, pauses videos at their start. */
  function stopMotion() {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
      else animation.finish()
    }
    for (const video of document.querySelectorAll('video')) {
      video.controls = false // the native controls have a spinner with its own timing
      if (video.paused) continue // `pause()` on a video that was never started would load it
      video.pause()
      video.currentTime = 0
    }
  }

  /** Watches this document. `isBusy` stops its motion, and tells whether it has changed since the last call or waits for something. */
  function watchDocument() {
    let moved = true
    const watch = new MutationObserver(() => {
      moved = true
    })
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    /** Source of each image that is decoded, or cannot be. */
    const decoded = new WeakMap()
    const isPending = (image) => {
      const { complete, currentSrc } = image
      if (complete && decoded.get(image) === currentSrc) return false
      const done = () => decoded.set(image, currentSrc)
      if (complete) image.decode().then(done, done)
      return true
    }
    return {
      isBusy() {
        loadImages()
        stopMotion()
        const pendingImages = [...document.images].filter(isPending)
        const busy = moved || pendingTimers.size > 0 || document.fonts.status === 'loading' || pendingImages.length > 0
        moved = false
        return busy
      },
      end: () => watch.disconnect(),
    }
  }

  const frames = () => [...document.querySelectorAll('iframe')]

  /** The stabilizers of this page and of the pages of our own in its frames, where a game may still be dealing. */
  function stabilizers() {
    const inFrames = frames().map((element) => element.contentDocument?.defaultView?.storyStabilizer)
    return [window.storyStabilizer, ...inFrames.filter(Boolean)]
  }

  /** A frame shows an empty page before its first one, unless that is its own. */
  const isEmpty = (frame) => frame.contentDocument?.URL === 'about:blank' && frame.getAttribute('src') !== 'about:blank'

  /** Nothing of a frame's page is waited for: what it promises is never kept once the frame shows another page. */
  async function settled() {
    const watches = new Map()
    const isBusy = (stabilizer) => {
      const watch = watches.get(stabilizer) ?? stabilizer.watchDocument()
      watches.set(stabilizer, watch)
      return watch.isBusy()
    }
    for (let quiet = 0, count = 0; quiet < 2; count++) {
      if (count === 300) throw new Error('the story does not settle')
      await frame()
      if (window.scrollY !== scrollTop) real.scrollTo(0, scrollTop)
      const busy = stabilizers().map(isBusy).some(Boolean) || frames().some(isEmpty)
      quiet = busy ? 0 : quiet + 1
    }
    for (const watch of watches.values()) watch.end()
  }

  /** Commits the final styles of animations: an animated layer would keep the rasterisation of the frame in which it was created. */
  function commitAnimations() {
    for (const animation of document.getAnimations()) {
      const { target, pseudoElement } = animation.effect
      if (pseudoElement || !target?.checkVisibility()) continue
      animation.commitStyles()
      animation.cancel()
    }
  }

  /**
   * Clip rectangle from the page's top left corner, so that a shift of everything is detected, to the end of the content, with 16 px for
   * focus rings and shadows.
   */
  function clipRectangle() {
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

  /** Resolves when the story has settled, with its clip rectangle, skip reason and errors. */
  async function settle(breakpoint) {
    await state.done
    const { skip, note, broken = false, playFailed = false, screen = breakpoint } = state
    if (skip !== undefined) return { skip }
    await settled()
    for (const stabilizer of stabilizers()) stabilizer.commitAnimations()
    await frame()
    return { note, broken: broken || (playFailed && screen === breakpoint), clip: clipRectangle() }
  }

  const controls = 'a[href], button, input, select, textarea, summary, [role=tab], [role=button], [tabindex="0"]'

  /** Centre of the story's first control, in the viewport. Throws if there is none. */
  function pointerTarget() {
    for (const control of document.querySelectorAll(controls)) {
      const { left, top, width, height } = control.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const hit = document.elementFromPoint(x, y)
      // a hidden input is hit through its label
      if (!control.matches(':disabled') && hit && hit !== document.body && (control.contains(hit) || hit.contains(control))) return { x, y }
    }
    throw new Error('the story has no control in view to point at')
  }

  /** Takes the focus to the start of the page: the next Tab focuses the first control of the story. */
  function focusBeforeStory() {
    document.activeElement?.blur()
    const start = document.createElement('span')
    start.tabIndex = -1
    document.body.prepend(start)
    start.focus()
    start.remove()
  }

  /** Scrolls everything that scrolls sideways to its end. Throws if nothing does. */
  function scrollAcross() {
    const scrollers = [...document.querySelectorAll('body *')].filter(
      (element) => element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX),
    )
    if (scrollers.length === 0) throw new Error('nothing in the story scrolls sideways')
    for (const scroller of scrollers) scroller.scrollLeft = scroller.scrollWidth
  }

  window.storyStabilizer = { show, settle, watchDocument, commitAnimations, pointerTarget, focusBeforeStory, scrollAcross }
}
