import '@casino/design-system/theme/global'
import { startApp } from './start.tsx'

void startApp()
