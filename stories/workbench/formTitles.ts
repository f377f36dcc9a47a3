import type { FormName, SectionName } from '@casino/features/config/forms'

interface Titles<F extends FormName> {
  readonly title: string
  readonly sections: Readonly<Record<SectionName<F>, string>>
  /** Its sections follow one another on one page; else each has a page of its own, and their order says nothing. */
  readonly onePage: boolean
}

/** The forms as a designer knows them. */
export const formTitles: { readonly [F in FormName]: Titles<F> } = {
  registration: {
    title: 'Registration',
    sections: { limit: 'First limit, without a bonus', about: 'About the player', consent: 'Consents', terms: 'Terms' },
    onePage: true,
  },
  deposit: { title: 'Deposit', sections: { amount: 'Step 1, amount', card: 'Step 2, card' }, onePage: false },
  contact: { title: 'Contact', sections: { contact: 'Message' }, onePage: false },
  withdrawal: { title: 'Withdrawal', sections: { amount: 'Amount' }, onePage: false },
  transferLimit: {
    title: 'Transfer limits',
    sections: { first: 'Before the first deposit', change: 'Change of a limit' },
    onePage: false,
  },
}
export const formNames = Object.keys(formTitles) as FormName[] // the keys of the object above
