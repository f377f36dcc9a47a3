import { CopyableText } from '@casino/design-system'
import { shortId } from '../format/shortId.ts'
import type { TextKey } from './texts/index.ts'
import { useTranslations } from './useTranslations.tsx'

interface CopyableIdProps {
  id: string
  /** What it is the id of. */
  name: TextKey
  /** Shown in full, as the support needs it for an account. Default: its first characters. */
  whole?: boolean
}

/** An id that one press copies, as it is shown: the support, the lists and the statement find it so. */
export function CopyableId({ id, name, whole = false }: CopyableIdProps) {
  const t = useTranslations()
  const text = whole ? id : shortId(id)
  return <CopyableText text={text} label={t('btn.copy', { name: t(name), text })} copiedText={t('btn.copied')} />
}
