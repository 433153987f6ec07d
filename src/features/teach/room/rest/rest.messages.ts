import type { Like, Plural } from '#src/i18n/messages.ts';

const en = {
  noScript: 'Please switch JavaScript on to pause or leave.',
  cancel: 'Back',
  working: 'One moment…',
  failed: 'This did not work. Please try again.',
  offline: 'There is no connection. Nothing has changed.',
  pause: {
    title: 'Pause',
    about:
      'While you are paused your page is hidden and nobody can ask you for a lesson. Lessons that are agreed take place.',
    start: 'Pause',
    ask: 'Pause now?',
    effect:
      'Within a minute you are gone from the list and your page is hidden, until you end the pause.',
    open: {
      one: 'One request waits for an answer. Answer it first, or decline it with the pause.',
      other: '{n} requests wait for an answer. Answer them first, or decline them with the pause.',
    } as Plural,
    answer: 'Answer first',
    decline: {
      one: 'Decline the request and pause',
      other: 'Decline {n} requests and pause',
    } as Plural,
    declined: 'The students are told by email.',
    on: 'You are paused',
    end: 'End the pause',
  },
  leave: {
    title: 'Leave',
    about:
      'Your page goes, and you are no longer a tutor here. Your account stays, and you can apply again.',
    start: 'Leave Hanlu as a tutor',
    ask: 'Leave as a tutor?',
    effect: 'Your page goes at once.',
    open: {
      one: 'One open request is declined.',
      other: '{n} open requests are declined.',
    } as Plural,
    agreed: {
      one: 'One agreed lesson is called off. Within 24 hours before its start that counts as late.',
      other:
        '{n} agreed lessons are called off. Within 24 hours before the start that counts as late.',
    } as Plural,
    told: 'Everyone concerned is told by email. This cannot be undone.',
    sure: 'I want to leave',
    check: 'Please tick that you want to leave.',
    go: 'Leave now',
    left: 'You have left',
    thanks:
      'Thank you for teaching on Hanlu. Your account stays; you can apply again whenever you like.',
    home: 'To the home page',
  },
};

const ar: Like<typeof en> = {
  noScript: 'نرجو تفعيل جافاسكربت للتوقّف أو المغادرة.',
  cancel: 'رجوع',
  working: 'لحظة…',
  failed: 'لم ينجح ذلك. نرجو إعادة المحاولة.',
  offline: 'لا يوجد اتّصال، ولم يتغيّر شيء.',
  pause: {
    title: 'التوقّف المؤقّت',
    about:
      'ما دمتم متوقّفين فصفحتكم مخفيّة ولا يستطيع أحد أن يطلب منكم درسًا. أمّا الدروس المؤكَّدة فتُعقد في مواعيدها.',
    start: 'توقّف مؤقّت',
    ask: 'هل تتوقّفون الآن؟',
    effect: 'خلال دقيقة تغيبون عن القائمة وتُخفى صفحتكم إلى أن تُنهوا التوقّف.',
    open: {
      zero: 'لا طلبات تنتظر الردّ.',
      one: 'طلب واحد ينتظر الردّ. ردّوا عليه أولًا، أو اعتذروا عنه مع التوقّف.',
      two: 'طلبان ينتظران الردّ. ردّوا عليهما أولًا، أو اعتذروا عنهما مع التوقّف.',
      few: '{n} طلبات تنتظر الردّ. ردّوا عليها أولًا، أو اعتذروا عنها مع التوقّف.',
      many: '{n} طلبًا بانتظار الردّ. ردّوا عليها أولًا، أو اعتذروا عنها مع التوقّف.',
      other: '{n} طلب بانتظار الردّ. ردّوا عليها أولًا، أو اعتذروا عنها مع التوقّف.',
    } as Plural,
    answer: 'الردّ أولًا',
    decline: {
      zero: 'التوقّف',
      one: 'الاعتذار عن الطلب والتوقّف',
      two: 'الاعتذار عن الطلبين والتوقّف',
      few: 'الاعتذار عن {n} طلبات والتوقّف',
      many: 'الاعتذار عن {n} طلبًا والتوقّف',
      other: 'الاعتذار عن {n} طلب والتوقّف',
    } as Plural,
    declined: 'نُعلم الطلّاب بالبريد.',
    on: 'أنتم في توقّف مؤقّت',
    end: 'إنهاء التوقّف',
  },
  leave: {
    title: 'المغادرة',
    about: 'تُزال صفحتكم ولا تبقون معلّمين هنا. يبقى حسابكم، وتستطيعون التقديم من جديد.',
    start: 'مغادرة التدريس في هانلو',
    ask: 'هل تغادرون التدريس في هانلو؟',
    effect: 'تُزال صفحتكم فورًا.',
    open: {
      zero: 'لا طلبات مفتوحة.',
      one: 'يُعتذر عن طلب مفتوح واحد.',
      two: 'يُعتذر عن طلبين مفتوحين.',
      few: 'يُعتذر عن {n} طلبات مفتوحة.',
      many: 'يُعتذر عن {n} طلبًا مفتوحًا.',
      other: 'يُعتذر عن {n} طلب مفتوح.',
    } as Plural,
    agreed: {
      zero: 'لا دروس مؤكَّدة.',
      one: 'يُلغى درس واحد مؤكَّد. والإلغاء خلال 24 ساعة قبل بدايته يُحسب متأخّرًا.',
      two: 'يُلغى درسان مؤكَّدان. والإلغاء خلال 24 ساعة قبل البداية يُحسب متأخّرًا.',
      few: 'تُلغى {n} دروس مؤكَّدة. والإلغاء خلال 24 ساعة قبل البداية يُحسب متأخّرًا.',
      many: 'يُلغى {n} درسًا مؤكَّدًا. والإلغاء خلال 24 ساعة قبل البداية يُحسب متأخّرًا.',
      other: 'يُلغى {n} درس مؤكَّد. والإلغاء خلال 24 ساعة قبل البداية يُحسب متأخّرًا.',
    } as Plural,
    told: 'نُعلم كل من يعنيه الأمر بالبريد، ولا رجوع في ذلك.',
    sure: 'أريد المغادرة',
    check: 'نرجو وضع علامة على أنّكم تريدون المغادرة.',
    go: 'المغادرة الآن',
    left: 'غادرتم',
    thanks: 'شكرًا لكم على التدريس في هانلو. حسابكم باقٍ، وتستطيعون التقديم من جديد متى شئتم.',
    home: 'العودة إلى الصفحة الرئيسية',
  },
};

const zh: Like<typeof en> = {
  noScript: '暂停接课或不再担任老师，需要启用 JavaScript。',
  cancel: '返回',
  working: '请稍候……',
  failed: '操作未成功，请重试。',
  offline: '网络已断开，没有任何改动。',
  pause: {
    title: '暂停接课',
    about: '暂停期间，您的资料页会隐藏，学生无法向您约课。已约好的课照常进行。',
    start: '暂停接课',
    ask: '现在暂停接课吗？',
    effect: '一分钟之内，您将不再出现在老师列表中，资料页也会隐藏，直到您恢复接课。',
    open: { other: '有 {n} 个约课请求等待答复。请先答复，或在暂停时一并婉拒。' } as Plural,
    answer: '先去答复',
    decline: { other: '婉拒 {n} 个请求并暂停' } as Plural,
    declined: '我们会发邮件通知学生。',
    on: '您已暂停接课',
    end: '恢复接课',
  },
  leave: {
    title: '不再担任老师',
    about: '您的资料页会被移除，您不再是这里的老师。账号会保留，以后可以重新申请。',
    start: '不再担任汉路老师',
    ask: '确定不再担任汉路老师吗？',
    effect: '您的资料页会立即移除。',
    open: { other: '{n} 个待答复的约课请求会被婉拒。' } as Plural,
    agreed: { other: '{n} 节已约好的课会被取消。开课前 24 小时以内的算作临时取消。' } as Plural,
    told: '我们会发邮件通知所有相关的人。此操作无法撤销。',
    sure: '我确定不再担任汉路老师',
    check: '请先勾选，确认不再担任老师。',
    go: '确认退出',
    left: '您已不再担任汉路老师',
    thanks: '感谢您在汉路教课。您的账号仍然保留，随时可以重新申请。',
    home: '返回首页',
  },
};

export const restMessages = { en, ar, zh };
