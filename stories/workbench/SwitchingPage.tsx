import { Amount, Badge, Button, Card, CheckboxField, Stack, Tabs, TextField } from '@casino/design-system'
import { Profiler, useRef, useState } from 'react'

export interface SwitchingPageProps {
  /** Label of the button that re-renders the page. */
  rerenderLabel: string
}

/** A page of themed components that counts its React commits. */
export function SwitchingPage({ rerenderLabel }: SwitchingPageProps) {
  const commits = useRef(0)
  const [renderCount, setRenderCount] = useState(1)
  const shown = useRef<HTMLDivElement>(null)
  const count = () => {
    commits.current += 1
    shown.current?.setAttribute('data-commits', String(commits.current))
  }
  return (
    <div ref={shown} data-testid="page">
      <Profiler id="page" onRender={count}>
        <Stack gap={5}>
          <Card title="Saldo" headingLevel={2} footer={<Button theme="switching">Sæt 500,00 kr. ind</Button>}>
            <Amount value="1.250,00 kr." size={36} /> <Badge tone="success">Nyt</Badge>
          </Card>
          <TextField theme="switching" label="E-mail" name="email" />
          <CheckboxField name="news">Ja tak til nyheder på e-mail</CheckboxField>
          <Tabs
            label="Lister"
            tabs={[
              { id: 'payments', label: 'Betalinger', content: `Renderet ${renderCount} gang` },
              { id: 'rounds', label: 'Spil', content: 'Runder' },
            ]}
          />
          <Button variant="secondary" onClick={() => setRenderCount(renderCount + 1)}>
            {rerenderLabel}
          </Button>
        </Stack>
      </Profiler>
    </div>
  )
}
