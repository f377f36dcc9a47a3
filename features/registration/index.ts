export { RegistrationPage, type RegistrationPageProps } from './RegistrationPage.tsx'
