import { FormActions, Skeleton, Stack } from '@casino/design-system'

/** Placeholder of `WithdrawalForm`: label, help, amount, *everything* and the button, at their heights. */
export const WithdrawalFormSkeleton = () => (
  <Stack gap={6}>
    <Stack gap={3}>
      <Stack gap={2}>
        <Skeleton shape="text" width="30%" />
        <Skeleton shape="block" height={14} width="70%" />
        <Skeleton shape="block" height={52} />
      </Stack>
      <Skeleton shape="block" height={44} />
    </Stack>
    <FormActions>
      <Skeleton shape="block" height={52} />
    </FormActions>
  </Stack>
)
