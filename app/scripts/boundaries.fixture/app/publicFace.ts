import { useContactForm } from '@casino/features/registration/useContactForm' // red: resolvable
import { model } from '../features/deposit/model.ts' // red: layers-by-name

export const page = [model, useContactForm]
