export * from './ArticleCard.tsx'
