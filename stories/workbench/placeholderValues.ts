/** Values for the placeholders of the texts that the workbench shows. */
export const placeholderValues = {
  amount: '500,00 kr.',
  name: 'Velkomstbonus',
  min: '100,00 kr.',
  left: '650,00 kr.',
  limited: 'yes',
  limit: 'ugegrænse',
  minAge: 21,
}
