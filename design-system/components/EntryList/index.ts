export { EntryList, type EntryListProps } from './EntryList.tsx'
