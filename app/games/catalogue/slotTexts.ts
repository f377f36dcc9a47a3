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
export const scatterTexts: readonly string[] = [
  '{Wild} er wild, og {scatter} er scatter.',
  'Wild er {wild}, og scatter er {scatter}.',
  '{Wild} er wild og træder i stedet for alle symboler undtagen {scatter}, som er scatter.',
]

/** For games without scatters. */
export const wildTexts: readonly string[] = [
  '{Wild} er wild.',
  'Wild er {wild}.',
  '{Wild} er wild og træder i stedet for de almindelige symboler.',
]

/** How a game plays, by slot model. */
export const modelTexts: Readonly<Record<string, readonly string[]>> = {
  'tre-paa-stribe': [
    'Tre hjul og 5 linjer, som i de gamle automater, og hver wild fordobler gevinsten på sin linje.',
    'Spillet har tre hjul, tre rækker og 5 linjer. En wild fordobler gevinsten, to wild firedobler den.',
  ],
  'begge-veje': [
    'Fem hjul og 10 linjer, der tæller både fra venstre og fra højre.',
    'På de fem hjul er der 10 linjer, og de giver gevinst fra begge sider.',
  ],
  'gratis-spins': [
    'Fem hjul og 20 linjer. Tre scatter giver 10 gratis spins, hvor alle gevinster ganges med 3.',
    'Spillet har fem hjul, 20 linjer og gratis spins, hvor gevinsterne er tredoblet.',
  ],
  'voksende-wild': [
    'Fem hjul med fire rækker og 40 linjer, hvor en wild breder sig over hele sit hjul.',
    'Der er 40 linjer på fem hjul med fire rækker. Lander en wild på et af de midterste hjul, dækker den hele hjulet.',
  ],
  'veje-243': [
    'Fem hjul uden linjer: Ens symboler ved siden af hinanden giver gevinst på op til 243 måder. Tre scatter giver 12 gratis spins med dobbelt gevinst.',
    'Her er ingen linjer, men 243 måder at vinde på, og gratis spins med dobbelt gevinst.',
  ],
  'hoeje-hjul': [
    'Seks hjul, der hver gang viser fra to til seks symboler, så antallet af måder skifter fra spin til spin. I gratis spins vokser gevinsternes multiplikator med hvert spin.',
    'De seks hjul skifter højde i hvert spin, og ens symboler ved siden af hinanden giver gevinst. Gratis spins har en multiplikator, der vokser.',
  ],
  klynger: [
    'Seks gange seks felter uden hjul: Fem ens, der rører hinanden, giver gevinst og forsvinder, og nye symboler falder ned. Multiplikatoren vokser for hvert fald.',
    'Ens symboler i klynger giver gevinst og gør plads til nye, og for hvert fald vokser multiplikatoren op til 5.',
  ],
  'hold-fast': [
    'Fem hjul, 10 linjer og mønter: Seks mønter bliver liggende, mens de andre felter drejer igen.',
    'Der er 10 linjer på de fem hjul. Lander der seks mønter, bliver de liggende, og hver ny mønt giver tre forsøg mere.',
  ],
}

export const volatilityTexts: Record<'low' | 'medium' | 'high', readonly string[]> = {
  low: [
    'Volatiliteten er lav: Gevinsterne kommer oftere, men er for det meste små.',
    'Volatiliteten er lav, så de fleste gevinster er små.',
    'Spillet har lav volatilitet.',
  ],
  medium: [
    'Volatiliteten er mellem: Gevinsterne er både små og mellemstore.',
    'Volatiliteten ligger i midten.',
    'Volatiliteten er hverken lav eller høj.',
  ],
  high: [
    'Volatiliteten er høj: Der er længere mellem gevinsterne, men de kan være større.',
    'Volatiliteten er høj, så der kan gå længe mellem gevinsterne.',
    'Spillet har høj volatilitet.',
  ],
}

export const jackpotText = 'Spillet har sin egen jackpot, som en del af hver indsats går til.'
