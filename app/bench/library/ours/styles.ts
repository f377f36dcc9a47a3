import '@casino/design-system/theme/global'
