import type { EmblemFamily } from '../art/emblems/index.ts'

/** Nouns after a genitive: `Rævens` … */
export const possessedNouns: Record<EmblemFamily, readonly string[]> = {
  sea: ['Skat', 'Rejse', 'Perle', 'Bugt', 'Hjemkomst', 'Sang', 'Guld', 'Drøm', 'Hemmelighed', 'Morgen', 'Kurs', 'Lykke', 'Sommer', 'Nat'],
  animals: [
    'Runer',
    'Skov',
    'Guld',
    'Eventyr',
    'Nat',
    'Lykke',
    'Skat',
    'Dans',
    'Sti',
    'Hule',
    'Vinter',
    'Drøm',
    'Fest',
    'Hemmelighed',
    'Rejse',
  ],
  garden: ['Have', 'Lykke', 'Sommer', 'Guld', 'Dal', 'Fest', 'Drøm', 'Høst', 'Forår', 'Hemmelighed', 'Eng', 'Duft'],
  norse: ['Saga', 'Skat', 'Kraft', 'Ed', 'Konge', 'Arv', 'Guld', 'Vogter', 'Prøve', 'Kald', 'Ære', 'Hal', 'Skæbne', 'Ild'],
  home: ['Aften', 'Hygge', 'Hemmelighed', 'Søndag', 'Gåde', 'Rejse', 'Lykke', 'Drøm', 'Eventyr', 'Fortælling', 'Vinter', 'Glød'],
  luck: ['Lykke', 'Glans', 'Spil', 'Skær', 'Drøm', 'Guld', 'Magi', 'Nat', 'Dans', 'Leg', 'Krone', 'Kraft'],
}

/** Adjectives between `Den` and the motif: definite form, the same for both genders. */
export const definiteAdjectives: Record<EmblemFamily, readonly string[]> = {
  sea: ['Blå', 'Glade', 'Gyldne', 'Stille', 'Vilde', 'Gamle', 'Hvide', 'Modige', 'Skjulte', 'Sjette'],
  animals: ['Snu', 'Gyldne', 'Vilde', 'Kloge', 'Hvide', 'Sorte', 'Modige', 'Lille', 'Glade', 'Sidste'],
  garden: ['Røde', 'Søde', 'Gyldne', 'Vilde', 'Lille', 'Sjældne', 'Sidste', 'Modne', 'Glade', 'Store'],
  norse: ['Gyldne', 'Glemte', 'Sidste', 'Hellige', 'Røde', 'Tavse', 'Tabte', 'Stærke', 'Gamle', 'Niende'],
  home: ['Røde', 'Gamle', 'Lille', 'Glemte', 'Gyldne', 'Blå', 'Skæve', 'Hemmelige', 'Sidste', 'Glade'],
  luck: ['Gyldne', 'Lykkelige', 'Røde', 'Klare', 'Store', 'Syvende', 'Funklende', 'Varme', 'Blå', 'Sjette'],
}

/** Place phrases after a definite form: `Ræven` … */
export const placePhrases: Record<EmblemFamily, readonly string[]> = {
  sea: [
    'ved Skagen',
    'i Øresund',
    'fra Fanø',
    'ved Kullen',
    'i Limfjorden',
    'fra Bornholm',
    'ved Rømø',
    'i Storebælt',
    'fra Læsø',
    'ved Klinten',
    'på Havet',
  ],
  animals: ['i Mosen', 'fra Fjeldet', 'ved Åen', 'i Sneen', 'på Heden', 'fra Nordskoven', 'i Tågen', 'ved Søen', 'i Måneskin', 'på Taget'],
  garden: ['på Engen', 'i Skoven', 'fra Fyn', 'ved Diget', 'i Regn', 'fra Samsø', 'i Solskin', 'på Bakken', 'ved Stien', 'fra Lolland'],
  norse: [
    'fra Jelling',
    'i Højen',
    'ved Ravnkilde',
    'i Ilden',
    'fra Nord',
    'under Asken',
    'i Mulmet',
    'fra Lejre',
    'ved Porten',
    'i Fjeldet',
  ],
  home: ['på Torvet', 'i Gyden', 'ved Havnen', 'på Loftet', 'i Nyhavn', 'fra Ribe', 'ved Kanalen', 'i Baggården', 'fra Ærø', 'på Bakken'],
  luck: ['på Himlen', 'i Nord', 'over Aarhus', 'i December', 'fra Nord', 'ved Midnat', 'over Fjorden', 'i Lommen', 'på Spil', 'over Møn'],
}

/** First part of a compound with the definite form: `Guld` + `ræven`. */
export const compoundPrefixes = ['Guld', 'Sølv', 'Måne', 'Nat', 'Vinter', 'Sommer', 'Midnats', 'Kobber', 'Lykke', 'Rav'] as const

export const numerals = ['To', 'Tre', 'Fire', 'Fem', 'Seks', 'Syv', 'Ni', 'Ti', 'Tyve', 'Hundrede'] as const

/** Adjectives before a plural: `Vilde` + `ræve`. */
export const pluralAdjectives = ['Vilde', 'Gyldne', 'Glade', 'Blå', 'Røde', 'Magiske', 'Heldige', 'Frosne', 'Små', 'Store'] as const
