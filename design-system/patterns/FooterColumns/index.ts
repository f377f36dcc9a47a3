export { FooterColumns, type FooterColumnsProps, type FooterLink } from './FooterColumns.tsx'
