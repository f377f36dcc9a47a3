export * from './ArticleCard.tsx'
export * from './ArticleGrid.tsx'
