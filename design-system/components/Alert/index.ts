export * from './Alert.tsx'
