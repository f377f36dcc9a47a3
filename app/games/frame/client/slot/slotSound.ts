import { createElement, createSvgElement, elementById, t } from '../dom.ts'

const storageKey = 'game-sound'

/** Frequencies in hertz, played in turn. Nothing sounds on a loss, nor on a win up to the stake. */
const sounds = {
  stop: { notes: [150], gain: 0.05, length: 0.07, type: 'triangle' },
  fall: { notes: [330, 262], gain: 0.05, length: 0.09, type: 'triangle' },
  coin: { notes: [1175, 1568], gain: 0.05, length: 0.12, type: 'sine' },
  feature: { notes: [392, 494, 587, 784], gain: 0.07, length: 0.18, type: 'sine' },
  win: { notes: [523, 659, 784, 1047], gain: 0.08, length: 0.16, type: 'sine' },
} as const satisfies Record<string, { notes: readonly number[]; gain: number; length: number; type: OscillatorType }>

export interface SlotSound {
  play(name: keyof typeof sounds): void
}

/** Synthesised sounds and their switch in the bar: off until the player turns them on, and remembered in this browser. */
export function createSlotSound(): SlotSound {
  let on = readChoice()
  let audio: AudioContext | null = null
  const wave = createSvgElement('path', { class: 'wave', d: 'M16 8a5 5 0 0 1 0 8M19 5a9 9 0 0 1 0 14' })
  const mute = createSvgElement('path', { class: 'mute', d: 'M16 9l6 6M22 9l-6 6' })
  const icon = createSvgElement(
    'svg',
    { class: 'sound-icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    createSvgElement('path', { d: 'M3 9v6h4l5 4V5L7 9Z' }),
    wave,
    mute,
  )
  const button = createElement('button', { type: 'button', class: 'quiet sound', id: 'sound', 'aria-label': t('sound') }, icon)
  const render = (): void => button.setAttribute('aria-pressed', String(on))
  button.onclick = () => {
    on = !on
    storeChoice(on)
    render()
    if (on) play('coin')
  }
  render()
  elementById('rules-open').before(button)

  function play(name: keyof typeof sounds): void {
    if (!on) return
    audio ??= new AudioContext()
    const { notes, gain, length, type } = sounds[name]
    for (const [i, frequency] of notes.entries()) {
      const at = audio.currentTime + i * length * 0.6
      const [tone, volume] = [audio.createOscillator(), audio.createGain()]
      tone.type = type
      tone.frequency.value = frequency
      volume.gain.setValueAtTime(gain, at)
      volume.gain.exponentialRampToValueAtTime(0.0001, at + length)
      tone.connect(volume).connect(audio.destination)
      tone.start(at)
      tone.stop(at + length)
    }
  }
  return { play }
}

/** A browser may refuse storage in a frame: then the choice holds until the frame closes. */
function readChoice(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'on'
  } catch {
    return false
  }
}

function storeChoice(on: boolean): void {
  try {
    localStorage.setItem(storageKey, on ? 'on' : 'off')
  } catch {
    // see readChoice
  }
}
