import type { BackgroundName } from './backgrounds/index.ts'
import type { PaletteName } from './palettes.ts'

/** Poster style of a provider, recognisable in a rail. */
export interface Studio {
  /** Number of the provider, as `mobileProviders` of the system configuration names it. */
  id: number
  palettes: readonly [PaletteName, ...PaletteName[]]
  backgrounds: readonly [BackgroundName, ...BackgroundName[]]
  /** Position of the name, and the shape of the panel behind it. */
  namePosition: 'top' | 'bottom'
  panel: 'none' | 'wave' | 'peak' | 'arc' | 'straight' | 'label'
  medallion: 'disc' | 'rhomb' | 'octagon'
  mark: 'peaks' | 'waves' | 'sun' | 'gem' | 'frame' | 'weave' | 'flake' | 'leaf' | 'spark'
}

export const studios = {
  Fjordspil: {
    id: 1,
    palettes: ['polarnat', 'fjord', 'gran', 'lava', 'dybhav', 'havtorn', 'mulm'],
    backgrounds: ['aurora', 'fjord', 'rays', 'hills', 'firs'],
    namePosition: 'top',
    panel: 'none',
    medallion: 'disc',
    mark: 'peaks',
  },
  Havblik: {
    id: 2,
    palettes: ['dybhav', 'fjord', 'rimfrost', 'polarnat', 'klit', 'strandeng', 'safir'],
    backgrounds: ['waves', 'sundown', 'arcs', 'dots', 'fjord'],
    namePosition: 'bottom',
    panel: 'wave',
    medallion: 'disc',
    mark: 'waves',
  },
  Lysning: {
    id: 3,
    palettes: ['klit', 'pistacie', 'rosenrød', 'rimfrost', 'korn', 'strandeng', 'valmue'],
    backgrounds: ['hills', 'sprigs', 'dots', 'rays', 'sundown', 'arcs'],
    namePosition: 'top',
    panel: 'none',
    medallion: 'disc',
    mark: 'sun',
  },
  'Smaragd Studio': {
    id: 4,
    palettes: ['smaragd', 'blomme', 'hindbær', 'tusmørke', 'polarnat', 'rubin', 'safir'],
    backgrounds: ['diamonds', 'rays', 'tiles', 'arcs', 'bands'],
    namePosition: 'top',
    panel: 'peak',
    medallion: 'rhomb',
    mark: 'gem',
  },
  Klassisk: {
    id: 5,
    palettes: ['lava', 'klit', 'gran', 'hindbær', 'polarnat', 'rav', 'korn', 'havtorn'],
    backgrounds: ['rays', 'bands', 'tiles', 'dots', 'diamonds'],
    namePosition: 'bottom',
    panel: 'label',
    medallion: 'disc',
    mark: 'frame',
  },
  Bålskær: {
    id: 6,
    palettes: ['rav', 'lava', 'tusmørke', 'blomme', 'gran', 'kobber', 'kobbertag', 'mulm'],
    backgrounds: ['rays', 'knit', 'hills', 'sundown', 'firs'],
    namePosition: 'top',
    panel: 'straight',
    medallion: 'octagon',
    mark: 'weave',
  },
  Polarhus: {
    id: 7,
    palettes: ['rimfrost', 'polarnat', 'dybhav', 'tusmørke', 'fjord', 'isblå', 'safir', 'lyng'],
    backgrounds: ['knit', 'aurora', 'firs', 'diamonds', 'fjord'],
    namePosition: 'bottom',
    panel: 'peak',
    medallion: 'octagon',
    mark: 'flake',
  },
  'Eng & Krat': {
    id: 8,
    palettes: ['gran', 'pistacie', 'smaragd', 'rosenrød', 'rav', 'korn', 'valmue', 'havtorn'],
    backgrounds: ['sprigs', 'hills', 'tiles', 'firs', 'dots'],
    namePosition: 'bottom',
    panel: 'arc',
    medallion: 'disc',
    mark: 'leaf',
  },
  'Lille Lygte': {
    id: 9,
    palettes: ['tusmørke', 'hindbær', 'blomme', 'rav', 'rosenrød', 'lyng', 'mulm', 'kobber'],
    backgrounds: ['dots', 'arcs', 'bands', 'sundown', 'sprigs'],
    namePosition: 'top',
    panel: 'arc',
    medallion: 'disc',
    mark: 'spark',
  },
  'Grønt Filt': {
    id: 10,
    palettes: ['smaragd', 'gran', 'lava', 'dybhav', 'blomme', 'rubin', 'guldgrøn'],
    backgrounds: ['tiles', 'diamonds', 'bands', 'arcs', 'rays'],
    namePosition: 'bottom',
    panel: 'straight',
    medallion: 'disc',
    mark: 'gem',
  },
  'Salon Live': {
    id: 11,
    palettes: ['polarnat', 'hindbær', 'smaragd', 'fjord', 'tusmørke'],
    backgrounds: ['arcs', 'tiles', 'rays', 'dots', 'sundown'],
    namePosition: 'bottom',
    panel: 'arc',
    medallion: 'disc',
    mark: 'spark',
  },
} as const satisfies Record<string, Studio>

export type Provider = keyof typeof studios
