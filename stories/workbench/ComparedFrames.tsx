import { type ReactNode, useEffect, useState } from 'react'
import * as styles from './ComparedFrames.css.ts'
import { type MarkedDifferences, markDifferences } from './markDifferences.ts'
import { PreviewFrame, type PreviewFrameProps } from './PreviewFrame.tsx'

interface ComparedFramesProps extends Omit<PreviewFrameProps, 'note' | 'label' | 'onBody'> {
  /** The same content with the themes of the seed; without it the frame stands alone. */
  seed: { themeCss: string; content: ReactNode } | null
}

/** The frame of a breakpoint, beside one with the seed's themes. What looks different is marked. */
export function ComparedFrames({ seed, children, ...frame }: ComparedFramesProps) {
  const [seedBody, setSeedBody] = useState<HTMLElement | null>(null)
  const [editedBody, setEditedBody] = useState<HTMLElement | null>(null)
  const [marked, setMarked] = useState<MarkedDifferences | null>(null)
  const isCompared = seed !== null
  useEffect(() => {
    if (!isCompared || !seedBody || !editedBody) return
    const compare = () => setMarked(markDifferences(seedBody, editedBody))
    compare()
    // style sheets and icons load later
    const changes = new MutationObserver(compare)
    for (const { ownerDocument: page } of [seedBody, editedBody]) {
      changes.observe(page, { subtree: true, childList: true, characterData: true, attributes: true })
      page.addEventListener('load', compare, true)
    }
    return () => {
      changes.disconnect()
      for (const { ownerDocument: page } of [seedBody, editedBody]) page.removeEventListener('load', compare, true)
      for (const sample of editedBody.querySelectorAll('[data-differs]')) sample.removeAttribute('data-differs')
    }
  }, [isCompared, seedBody, editedBody])
  const note = marked?.different ? `edited, differs in ${marked.different} of ${marked.total}` : 'edited, looks the same'
  return (
    <div className={seed ? styles.pair : styles.single}>
      {seed && (
        <PreviewFrame {...frame} themeCss={seed.themeCss} label="seed" note="seed" onBody={setSeedBody}>
          {seed.content}
        </PreviewFrame>
      )}
      <PreviewFrame {...frame} key="edited" note={seed ? note : undefined} onBody={setEditedBody}>
        {children}
      </PreviewFrame>
    </div>
  )
}
