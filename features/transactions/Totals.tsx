import { Amount, Grid, Stack, Surface, Text } from '@casino/design-system'

interface TotalsProps {
  items: readonly { term: string; value: string }[]
  /** Text that states which items the totals cover. */
  scope: string
}

/** Totals of a list, labelled with their scope: partial totals must not appear to be complete. */
export function Totals({ items, scope }: TotalsProps) {
  return (
    <Surface level="surface" padding={5} radius="lg" bordered>
      <Stack gap={4}>
        <Grid gap={4} columns={{ xs: 1, sm: 3 }}>
          {items.map(({ term, value }) => (
            <Stack key={term} gap={1}>
              <Text size={14} tone="muted">
                {term}
              </Text>
              <Amount value={value} size={22} />
            </Stack>
          ))}
        </Grid>
        <Text size={14} tone="muted">
          {scope}
        </Text>
      </Stack>
    </Surface>
  )
}
