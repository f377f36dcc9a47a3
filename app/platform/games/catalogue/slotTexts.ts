import type { EmblemFamily } from '../art/emblems/index.ts'

/** First sentences by the family of the motif. `{the}`: definite form of the motif. */
export const settingTexts: Record<EmblemFamily, readonly string[]> = {
  sea: [
    'Vinden er frisk, og mågerne kredser over havnen i {name}.',
    '{name} foregår langs kysten, hvor lyset skifter hele dagen.',
    'Bølgerne ruller ind mod stranden i {name}.',
    'Salt luft, tovværk og blåt vand sætter tonen i {name}.',
    'I {name} går turen derud, hvor land og hav mødes.',
    '{name} tager dig med til kysten en dag med klart vejr.',
  ],
  animals: [
    'Skoven er stille i {name}, men nogen kigger med.',
    '{name} foregår i det fri, tidligt om morgenen.',
    'Mørket falder på, og dyrene kommer frem i {name}.',
    'I {name} er {the} hovedpersonen.',
    'Der er dug i græsset og liv mellem træerne i {name}.',
    '{name} følger {the} gennem et nordisk landskab.',
  ],
  garden: [
    'Haven står i fuldt flor i {name}.',
    '{name} er en tur gennem eng og krat.',
    'Duften af sommer hænger over {name}.',
    'I {name} går årstiderne fra det første forår til den sidste høst.',
    'Havelågen står åben, og {name} begynder mellem bedene.',
    'Grønne blade og stærke farver fylder hjulene i {name}.',
  ],
  norse: [
    'Gamle sagn, runer og en ild, der aldrig går ud, sætter tonen i {name}.',
    '{name} er en saga fra dengang, skjoldene hang på rad.',
    'Ved højen fortæller de stadig om guder og konger, og {name} er en af historierne.',
    'I {name} lyser bålet på de gamle tegn.',
    '{name} bygger på Nordens sagn, med {the} forrest.',
    'Himlen er tung over {name}, og de gamle guder er tæt på.',
  ],
  home: [
    'Brosten, skæve huse og lys i vinduerne sætter tonen i {name}.',
    '{name} er en hyggelig aften med regnen på den anden side af ruden.',
    'Aftenen er stille, og der er lys i vinduerne i {name}.',
    '{name} samler hverdagens små ting, med {the} øverst.',
    '{name} finder sine billeder derhjemme og lige rundt om hjørnet.',
    'Der er tændt lys i stuen, og {the} er på plads i {name}.',
  ],
  luck: [
    '{name} har enkle symboler og klare farver, som man husker dem.',
    'En klassiker med et nordisk skær: {name} er let at gå til.',
    'Himlen er klar over {name}, og stjernerne står skarpt.',
    '{name} holder sig til det enkle, med {the} forrest.',
    'I {name} er farverne klare og reglerne korte.',
    '{name} henter sine tegn fra himlen og fra gamle lykkebringere.',
  ],
}

/** The game's own symbols. `{motifs}`: plural of the motif; `{first}` to `{third}`: plurals of the symbols that pay most after it. */
export const symbolTexts: readonly string[] = [
  'På hjulene ligger {the} sammen med {first}, {second} og {third}.',
  'Ved siden af {the} finder du {first}, {second} og {third} på hjulene.',
  'Af de almindelige symboler giver {the} mest, og derefter følger {first}, {second} og {third}.',
  'Hjulene viser {motifs}, {first}, {second} og {third}.',
  'Du møder {motifs} og ser også {first}, {second} og {third}.',
]

/** `{wild}` and `{scatter}`: definite forms. */
export const specialSymbolTexts: readonly string[] = [
  '{Wild} er wild, og {scatter} er scatter.',
  'Wild er {wild}, og scatter er {scatter}.',
  '{Wild} er wild og træder i stedet for alle symboler undtagen {scatter}, som er scatter.',
]

export const volatilityTexts: Record<'low' | 'medium' | 'high', readonly string[]> = {
  low: [
    'Fem hjul, {lines} linjer og lav volatilitet: Gevinsterne kommer oftere, men er for det meste små.',
    'Spillet har fem hjul og {lines} linjer. Volatiliteten er lav, så de fleste gevinster er små.',
    'Der er {lines} linjer på de fem hjul, og volatiliteten er lav.',
  ],
  medium: [
    'Fem hjul, {lines} linjer og mellem volatilitet: Gevinsterne er både små og mellemstore.',
    'Spillet har fem hjul og {lines} linjer. Volatiliteten ligger i midten.',
    'Der er {lines} linjer på de fem hjul, og volatiliteten er hverken lav eller høj.',
  ],
  high: [
    'Fem hjul, {lines} linjer og høj volatilitet: Der er længere mellem gevinsterne, men de kan være større.',
    'Spillet har fem hjul og {lines} linjer. Volatiliteten er høj, så der kan gå længe mellem gevinsterne.',
    'Der er {lines} linjer på de fem hjul, og volatiliteten er høj.',
  ],
}

export const jackpotText = 'Spillet har sin egen jackpot, som en del af hver indsats går til.'
