import { type EmblemFamily, familyOf, type MotifName } from '../art/emblems/index.ts'
import { pickRandom, seededRandom } from '../art/random.ts'

const settingTexts: Record<EmblemFamily, readonly string[]> = {
  sea: [
    'Salt i luften og måger over havnen.',
    'Vinden er frisk, og bølgerne ruller ind mod stranden.',
    'En tur langs kysten, hvor lyset skifter hele dagen.',
  ],
  animals: [
    'Skoven er stille, men nogen kigger med.',
    'Spor i sneen viser vej mellem træerne.',
    'Et møde med dyrene, når mørket falder på.',
  ],
  garden: [
    'Haven står i fuldt flor, og bierne summer.',
    'Duften af sommer hænger over engen.',
    'Fra det første forår til den sidste høst.',
  ],
  norse: [
    'Gamle sagn, runer og en ild, der aldrig går ud.',
    'Ved højen fortæller de stadig om guder og konger.',
    'En saga i fem hjul fra dengang, skjoldene hang på rad.',
  ],
  home: [
    'Sæt dig til rette, tænd et lys og tag den med ro.',
    'Brosten, skæve huse og et lys i vinduet.',
    'En hyggelig aften med regnen på den anden side af ruden.',
  ],
  luck: [
    'Enkle symboler og klare farver, som man husker dem.',
    'En klassiker med et nordisk skær.',
    'Himlen er klar, og stjernerne står skarpt.',
  ],
}

const volatilityTexts = {
  low: 'Små gevinster kommer ofte.',
  medium: 'Gevinsterne er både små og mellemstore.',
  high: 'Der er længere mellem gevinsterne, men de kan være større.',
}

/** Danish description of a slot: setting, lines and volatility. */
export function describeSlot(id: string, emblem: MotifName, lines: number, volatility: keyof typeof volatilityTexts): string {
  const scene = pickRandom(settingTexts[familyOf(emblem)], seededRandom(`scene:${id}`))
  return `${scene} Fem hjul, ${lines} linjer. ${volatilityTexts[volatility]}`
}
