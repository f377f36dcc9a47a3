import './styles.ts'
import { installHydration } from '../hydrate.tsx'
import { Page } from './Page.tsx'

installHydration(<Page />)
