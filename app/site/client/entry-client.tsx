import '@casino/design-system/theme/global'
import { startApp } from './start.tsx'

// a task of its own: with the evaluation of all modules it would be one long task on a slow phone
setTimeout(() => void startApp())
