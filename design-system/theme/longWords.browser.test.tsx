import '@casino/tokens/tokens.css'
import './global.ts'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Amount } from '../components/Amount/Amount.tsx'
import { Badge } from '../components/Badge/Badge.tsx'
import { Button } from '../components/Button/Button.tsx'
import { Card } from '../components/Card/Card.tsx'
import { CheckboxField } from '../components/CheckboxField/CheckboxField.tsx'
import { FieldSet } from '../components/FieldSet/FieldSet.tsx'
import { FileDropZone } from '../components/FileDropZone/FileDropZone.tsx'
import { FilterChips } from '../components/FilterChips/FilterChips.tsx'
import { FormErrorSummary } from '../components/FormErrorSummary/FormErrorSummary.tsx'
import { Pagination } from '../components/Pagination/Pagination.tsx'
import { RadioCards } from '../components/RadioCards/RadioCards.tsx'
import { Stat } from '../components/Stat/Stat.tsx'
import { EmptyState } from '../patterns/EmptyState/EmptyState.tsx'
import { ErrorState } from '../patterns/ErrorState/ErrorState.tsx'

const word = 'indbetalingsgrænseforhøjelsesbekræftelsen'
/** The space does not break. */
const amount = '1.250,00\u00a0kr.'
const options = [{ value: 'a', label: word }]
/** In a card, as on a page. */
const balance = (
  <Card>
    <Amount value={amount} size={48} />
  </Card>
)
const components: Readonly<Record<string, ReactNode>> = {
  Amount: balance,
  Badge: <Badge tone="info">{word}</Badge>,
  Button: <Button>{word}</Button>,
  CheckboxField: <CheckboxField name="terms">{word}</CheckboxField>,
  EmptyState: <EmptyState title={word}>{word}</EmptyState>,
  ErrorState: <ErrorState title={word}>{word}</ErrorState>,
  FieldSet: <FieldSet label={word}>{word}</FieldSet>,
  FileDropZone: <FileDropZone label={word} accept={[]} trigger={() => null} onFiles={() => {}} />,
  FilterChips: <FilterChips label={word} name="theme" options={options} />,
  FormErrorSummary: <FormErrorSummary title={word} errors={[]} failedSubmits={1} />,
  Pagination: <Pagination label="Sider" page={2} itemCount={30} previousLabel={word} nextLabel={word} pageLabel={String} />,
  RadioCards: <RadioCards label={word} name="offer" options={[{ value: 'a', title: word }]} />,
  Stat: <Stat label={word} value={amount} />,
}

const html = document.documentElement
let viewport: [width: number, height: number]
beforeEach(async () => {
  viewport = [window.innerWidth, window.innerHeight]
  await page.viewport(320, 800)
})
afterEach(async () => {
  html.style.fontSize = ''
  await page.viewport(...viewport)
})

it.for(Object.entries(components))('fits %s with a long word or amount in 320 px, with text of 200 % too', async ([, component]) => {
  const { container } = await render(component)
  container.style.padding = '16px'
  for (const fontSize of ['100%', '200%']) {
    html.style.fontSize = fontSize
    expect(html.scrollWidth, fontSize).toBeLessThanOrEqual(320)
  }
})
