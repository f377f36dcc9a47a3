/**
 * The answers of a back end that sends the fields that the specification names, and no other: by method and path, with `:name` for a part of
 * the path. Texts and values are examples; amounts are in øre.
 */
export const documentedAnswers: Readonly<Record<string, unknown>> = {
  'POST /Scrive/transaction/new': { accessUrl: '{backend}/transaction/tx-1', loginLog: { loginLogId: 'log-1' } },
  'GET /Scrive/transaction/:id': { providerInfo: { dkMitID: { completionData: { userId: 'pid-1', dateOfBirth: '1990-05-04' } } } },
  'GET /Scrive/transaction/:id/validate-cpr': { isMatch: true },
  'GET /Scrive/GetSessionId/:transactionId': { sessionId: 'documented-session-of-the-player', lastLogin: '2026-11-20T10:00:00' },
  'POST /GATMaven/loginWithToken': { sessionId: 'documented-session-of-the-player', lastLogin: null },
  'POST /GATMaven/LoginExternal': { sessionId: 'documented-session-of-the-player', lastLogin: null },
  'POST /Register/Bypass': undefined,
  'POST /Register/:transactionId': undefined,
  'GET /api/Bonuses/GetBonusByBonusCode/:code': bonus(),
  'GET /api/Bonuses': [bonus()],
  'POST /api/Bonuses/AddUserToBonusCodeV2': undefined,
  'GET /CMScasino/ValidateEmail': undefined,
  'GET /CMScasino/systemConfigByName': { id: 1, name: 'minAge', type: 'number', value: '21', isPublic: true },
  'PUT /CMScasino/UpdatePlayerTypeToDB/': undefined,
  'GET /Deposit/GetUserDepositLimitsREST': {
    currentLimits: { depositDay: 100_000, depositWeek: 200_000, depositMonth: 500_000 },
    limitsLeft: { depositDay: 100_000, depositWeek: 200_000, depositMonth: 500_000 },
    pendingLimits: { depositDay: { limitValue: 150_000, validateFrom: '2026-12-01T10:00:00' }, depositWeek: null, depositMonth: null },
  },
  'PUT /Deposit/SetUserDepositLimitsREST': undefined,
  'POST /Deposit/SetUserLimitlock/:sessionId': undefined,
  'POST /Deposit/ConfirmDepositCard': { statusCode: 'success_no_redirect', depositLogId: 'deposit-1' },
  'POST /Deposit/ConfirmDepositMobilePay': {
    statusCode: 'success_with_redirect',
    depositLogId: 'deposit-1',
    redirectOutput: { url: '{backend}/mobilepay/deposit-1' },
  },
  'GET /Deposit/CheckCardAccount': { accounts: JSON.stringify([storedCard()]) },
  'GET /transfers/:sessionId': [transfer()],
  'GET /GATMaven/users/:sessionId/validateExpire': {},
  'GET /GATMaven/users/:sessionId/getProperty': { property: 'firstdeposit', value: '20000' },
  'POST /GATMaven/users/DisablePromotionalEmail': undefined,
  'POST /GATMaven/users/:sessionId/setProperties': undefined,
  'PUT /GATMaven/users/:sessionId/EmailNotify/update': undefined,
  'PUT /GATMaven/users/:sessionId/updateDepositor': undefined,
  'POST /Logs/CreateSessionExpireLog': undefined,
  'PUT /SMSUnsubscribe/UnsubscribeBrand': undefined,
  'PUT /SMSUnsubscribe/:PlayerId': undefined,
  'GET /Player/MarketingNotification/:sessionId/:userId': { marketingDate: null, emailNotify: 0 },
  'PUT /Player/MarketingNotification/:sessionId': undefined,
  'GET /api/translations': { menu: { home: 'Forside' }, btn: {}, seo: {} },
  'GET /api/images': { forside: '{backend}/art/banner/jul.jpg' },
  'GET /api/layouts': {
    header: { zones: { start: ['dropdown', 'logo'], center: ['menuBar'], end: ['credit', 'topUp', 'login', 'register'] } },
  },
  'GET /api/menu': menu(),
  'GET /api/footer': {
    text: { header: 'Spil med omtanke', details: 'Fra 18 år' },
    links: [{ linkName: 'Kontakt', url: '/kontaktos', newTab: false }],
    logos: [{ link: 'https://www.spillemyndigheden.dk', images: { xs: '{backend}/art/logo/tilsyn.png' } }],
  },
  'POST /api/navigation': menu(),
  'POST /api/auth/logout': undefined,
  'POST /api/deposit/account-summary': {
    BonusBalance: 0,
    TotalActiveBonusWageredFraction: 0,
    TotalActiveWageringRequirement: 0,
    TotalBalance: 125_000,
    WithdrawableBalance: 125_000,
  },
  'POST /api/user/user-profile': { userInfo: userInfo(), playerType: 'Depositor' },
  'POST /api/user/betwin-summary': {},
  'POST /api/main-content': { name: 'home', title: 'Forside' },
  'POST /api/news/news-list': { data: [newsItem()], currentPage: 1, lastPage: 1, pageSize: 26, totalRecords: 1 },
  'POST /api/news/news-detail': {
    ...newsItem(),
    body: '<p>Velkommen</p>',
    showDateTime: true,
    createdBy: 'Redaktionen',
    updatedDate: null,
    updatedBy: null,
    deleteDate: null,
  },
  'POST /api/theme-button': { login: { variant: 'primary' } },
  'POST /api/theme-input': {},
  'POST /api/seo': { title: 'Forside', description: 'Dansk casino' },
  'POST /api/siteInfo': {},
  'POST /api/register/logs': undefined,
  'POST /api/deposit/deposit-log': undefined,
  'POST /api/deposit/transfers': [transfer()],
  'POST /api/transactions/transfers': [transfer()],
  'POST /api/transactions/payment': [transfer()],
  'POST /api/transactions/games-history': [],
}

function bonus() {
  return {
    bonusId: 7,
    name: 'Velkomst',
    bonusCode: 'VELKOMST',
    provider: 'Nordlys',
    btagCode: '',
    status: 'active',
    scheduleFrom: null,
    scheduleTo: null,
    forceUserGroupId: null,
    properties: [],
    conditions: [],
    triggers: ['firstDeposit'],
    bonusRegisterContents: {
      position: 1,
      bannerUrl: '{backend}/art/banner/velkomst.jpg',
      checkboxText: 'Vælg velkomsttilbuddet',
      terms: '500 spins ved indbetaling af 100 kr. Gennemspil 10 gange.',
      bonusDetail: '500 spins',
      transferDetail: '500 spins',
    },
    bonusRegisterBtag: '',
    depositType: { depositTypeId: 1, depositTypeName: 'Første indbetaling' },
  }
}

function storedCard() {
  return {
    type: 'card',
    accountId: 'account-1',
    maskedAccount: '411111******1111',
    lastUsed: '2026-11-20T10:00:00',
    lastSuccess: '2026-11-20T10:00:00',
    startDate: '2026-01-01',
    visible: true,
    description: '',
    expired: false,
    status: 'active',
    assets: {},
    cardType: 'VISA',
    binType: 'debit',
    cardHolder: 'Freja Holm',
    expiryDate: '2031-09',
    issuerCountryCode: 'DK',
  }
}

function transfer() {
  return {
    id: 'transfer-1',
    type: 'deposit',
    amount: { value: 20_000, currency: 'DKK' },
    state: 'implemented',
    startDate: '2026-11-20T10:00:00',
    endDate: '2026-11-20T10:00:05',
    message: '411111******1111',
    externalId: 'deposit-1',
    orderSubType: { id: '1', externalId: 'deposit-1', name: 'VISA' },
  }
}

function newsItem() {
  return {
    newsId: 3,
    newsSlug: 'velkommen',
    subLine: 'En nyhed',
    title: 'Velkommen',
    image: '{backend}/art/banner/nyhed.jpg',
    status: true,
    showArticleInNewsList: true,
    createDate: '2026-11-01T10:00:00',
    publicDate: '2026-11-02T10:00:00',
  }
}

function menu() {
  const entry = (id: string, slug: string) => ({
    id,
    text: `menu.${id}`,
    slug,
    target: '_self',
    child: [],
    authRequired: false,
    showOnDevice: {},
    icon: '',
  })
  return [entry('home', '/'), entry('news', '/nyheder'), entry('contact', '/kontaktos')]
}

function userInfo() {
  const names =
    'password country birthday middleName address1 address2 address3 region zip city phone gender mobileModel language pin clientIP campaignCode campaignName timeZone referAFriend customData groupId streetName streetNumber streetLetter bTag nationalId externalId customPromotionalChannels externalPromotionalCode'
  return {
    ...Object.fromEntries(names.split(' ').map((name) => [name, ''])),
    userId: 4711,
    login: 'freja',
    nickname: 'Freja',
    firstName: 'Freja',
    lastName: 'Holm',
    currency: 'DKK',
    email: 'freja@eksempel.dk',
    mobileNo: '12345678',
    mobileCC: '45',
    emailNotify: 0,
    registered: '2026-01-01T10:00:00',
  }
}
