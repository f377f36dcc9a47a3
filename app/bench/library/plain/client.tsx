import './styles.ts'
import { hydratePage } from '../hydrate.tsx'
import { Page } from './Page.tsx'

hydratePage(<Page />)
