export { cardBrand, isCardExpired, isCardNumber, isCvv, maskCard, normaliseCardNumber } from './card.ts'
export { ageAt, birthYearFromCpr, isCpr, normaliseCpr } from './cpr.ts'
export { formatClock, formatDateTime, formatLongDate, formatSpan } from './date.ts'
export { formatKr, formatKrShort, kroner, type Ore, ore } from './money.ts'
