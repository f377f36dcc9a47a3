export { BrandContainer } from './BrandContainer.tsx'
export { ComponentPage } from './ComponentPage.tsx'
