export const story = 'imported by the app, which must not be'
