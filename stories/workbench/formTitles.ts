import type { FormName, SectionName } from '@casino/features/forms/formRegistries'

interface Titles<F extends FormName> {
  title: string
  sections: Readonly<Record<SectionName<F>, string>>
  /** Whether all sections are on one page; otherwise each has its own page, and their order has no effect. */
  onePage: boolean
}

/** English titles of the forms and their sections. */
export const formTitles: { readonly [F in FormName]: Titles<F> } = {
  registration: {
    title: 'Registration',
    sections: { limit: 'First limit (without bonus)', about: 'Personal details', consent: 'Consents', terms: 'Terms' },
    onePage: true,
  },
  deposit: {
    title: 'Deposit',
    sections: { amount: 'Step 1: amount', card: 'Step 2: card', mobilepay: 'Step 2: MobilePay' },
    onePage: false,
  },
  contact: { title: 'Contact', sections: { contact: 'Message' }, onePage: false },
  withdrawal: { title: 'Withdrawal', sections: { amount: 'Amount' }, onePage: false },
  transferLimit: {
    title: 'Transfer limits',
    sections: { first: 'Before the first deposit', change: 'Change a limit' },
    onePage: false,
  },
}
export const formNames = Object.keys(formTitles) as FormName[] // the keys of the object above
