export { LoginPage } from './LoginPage.tsx'
export { LoginSuccessPage, type LoginSuccessPageProps } from './LoginSuccessPage.tsx'
export { redirectToIdentityProvider } from './startIdentity.ts'
