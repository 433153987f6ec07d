import type { Like, Plural } from '#src/i18n/messages.ts';

const en = {
  link: 'Your data: download or delete',
  title: 'Your account and your data',
  intro:
    'What Hanlu keeps about you is yours. Take a copy, or delete it together with your account.',
  signedIn: 'Signed in as {email}',
  export: {
    title: 'Take your data with you',
    about:
      'A ZIP archive with everything that your account keeps: the file data.json, and beside it the files that you have uploaded.',
    download: 'Download my data',
  },
  signIns: {
    title: 'Where you are signed in',
    about:
      'If you don’t recognise one of these, sign it out, and change your password at the service that you sign in with.',
    here: 'This browser',
    unknown: 'Unknown browser',
    since: 'since {date}',
    end: 'Sign out there',
    endAll: 'Sign out everywhere else',
    ended: 'Done: you are signed out there.',
    alone: 'You are signed in nowhere else.',
  },
  guardian: {
    title: 'If a child learns with you',
    about:
      'Accounts are for adults. A parent or guardian learns with a child on their own account, and the child has none. So what the child has learnt is kept in your account: here you can download or delete it for the child too.',
  },
  remove: {
    title: 'Delete your account',
    about: 'It is gone at once, and nobody can bring it back, not even us.',
    goes: 'What goes',
    stays: 'What stays, and how long',
    account:
      'Your name, your address, your role, and the sign-in on all your devices. You are signed out everywhere.',
    learning: 'What you have learnt: practice, hearts, lists, path and reminder.',
    items: {
      one: 'What you have learnt: {n} character, word or phrase with its progress, hearts, lists, path and reminder.',
      other:
        'What you have learnt: {n} characters, words and phrases with their progress, hearts, lists, path and reminder.',
    } as Plural,
    answers: 'Your answers to the questionnaire, and a guardian’s confirmation.',
    teaching:
      'Your application with its drafts, your public page, your hours, and the files that you uploaded.',
    agreed: {
      one: '{n} agreed lesson ahead: it is called off, and the other side is told.',
      other: '{n} agreed lessons ahead: they are called off, and the other side is told.',
    } as Plural,
    requests: {
      one: '{n} open request: it ends.',
      other: '{n} open requests: they end.',
    } as Plural,
    mails:
      'The newsletter, and the emails about tutors that you asked for, at the confirmed address of this account.',
    browser:
      'What this browser has stored from Hanlu: results of games, answers, settings. Other devices keep what you practised with your account until you clear their data.',
    lessons:
      'Lessons that you shared with somebody stay with them: when they were, and how they went. In place of your name it says “a former member”; your note, age group and time zone are gone.',
    copies:
      'Backup copies are made daily, and the newest 14 are kept: after 14 days you are in none of them. Should one be brought back before, your account is deleted from it again.',
    signIn:
      'The account of the service that you sign in with belongs to that service. You delete it there.',
    policy: 'The [privacy policy] has the details.',
    tick: 'I know what goes, and that it can’t be undone.',
    press: 'Delete my account for good',
    missing: 'Please tick the sentence first. Nothing was deleted.',
  },
  gone: {
    title: 'Your account is deleted',
    about:
      'Everything that was yours alone is gone, and you are signed out on all devices. Thank you for having been on the road with us.',
    soon: {
      title: 'Your account is being deleted',
      about:
        'Something did not work just now, so a part of it is still there. It is deleted by itself within the hour; there is nothing more for you to do. Thank you for having been on the road with us.',
    },
    again: 'The articles and games stay open to you. If you sign up again one day, you begin anew.',
    home: 'To the home page',
  },
};

const ar: Like<typeof en> = {
  link: 'بياناتكم: التنزيل أو الحذف',
  title: 'حسابكم وبياناتكم',
  intro: 'ما تحفظه هانلو عنكم هو لكم: خذوا نسخة منه متى شئتم، أو احذفوه مع حسابكم.',
  signedIn: 'سجّلتم الدخول بالعنوان {email}',
  export: {
    title: 'خذوا بياناتكم معكم',
    about:
      'ملفّ مضغوط (ZIP) فيه كل ما يحفظه حسابكم: الملفّ data.json، وإلى جانبه الملفّات التي رفعتموها.',
    download: 'تنزيل بياناتي',
  },
  signIns: {
    title: 'أين سُجِّل دخولكم',
    about:
      'إذا رأيتم هنا ما لا تعرفونه فسجّلوا الخروج منه، ثم غيّروا كلمة المرور لدى الخدمة التي تسجّلون الدخول عن طريقها.',
    here: 'هذا المتصفّح',
    unknown: 'متصفّح غير معروف',
    since: 'منذ {date}',
    end: 'تسجيل الخروج هناك',
    endAll: 'تسجيل الخروج من كل مكان آخر',
    ended: 'سُجِّل خروجكم هناك.',
    alone: 'لم يُسجَّل دخولكم في مكان آخر.',
  },
  guardian: {
    title: 'إذا كان طفل يتعلّم معكم',
    about:
      'الحسابات للبالغين. يتعلّم وليّ الأمر مع الطفل بحسابه هو، ولا حساب للطفل. لذلك يُحفظ ما تعلّمه الطفل في حسابكم، ومن هنا تنزّلونه أو تحذفونه نيابةً عنه أيضًا.',
  },
  remove: {
    title: 'حذف الحساب',
    about: 'يُحذف الحساب فورًا، ولا يستطيع أحد استعادته، ولا نحن.',
    goes: 'ما يُحذف',
    stays: 'ما يبقى، وإلى متى',
    account: 'اسمكم وعنوانكم ودوركم، وتسجيل الدخول على جميع أجهزتكم؛ إذ يُسجَّل خروجكم منها كلها.',
    learning: 'ما تعلّمتموه: التدرّب والمفضّلات والقوائم والطريق المختار والتذكير.',
    items: {
      one: 'ما تعلّمتموه: مادّة واحدة (حرف أو كلمة أو عبارة) بتقدّمها، والمفضّلات والقوائم والطريق والتذكير.',
      two: 'ما تعلّمتموه: مادّتان من الحروف والكلمات والعبارات بتقدّمهما، والمفضّلات والقوائم والطريق والتذكير.',
      few: 'ما تعلّمتموه: {n} موادّ من الحروف والكلمات والعبارات بتقدّمها، والمفضّلات والقوائم والطريق والتذكير.',
      many: 'ما تعلّمتموه: {n} مادّة من الحروف والكلمات والعبارات بتقدّمها، والمفضّلات والقوائم والطريق والتذكير.',
      other:
        'ما تعلّمتموه: {n} مادّة من الحروف والكلمات والعبارات بتقدّمها، والمفضّلات والقوائم والطريق والتذكير.',
    },
    answers: 'إجاباتكم في الاستبانة، وتأكيد وليّ الأمر.',
    teaching: 'طلب الانضمام للتدريس ومسوّداته، وصفحتكم العامّة، وأوقاتكم، والملفّات التي رفعتموها.',
    agreed: {
      one: 'درس قادم واحد مؤكَّد: يُلغى ويُبلَّغ الطرف الآخر.',
      two: 'درسان قادمان مؤكَّدان: يُلغيان ويُبلَّغ الطرف الآخر.',
      few: '{n} دروس قادمة مؤكَّدة: تُلغى ويُبلَّغ الطرف الآخر.',
      many: '{n} درسًا قادمًا مؤكَّدًا: تُلغى ويُبلَّغ الطرف الآخر.',
      other: '{n} درس قادم مؤكَّد: تُلغى ويُبلَّغ الطرف الآخر.',
    },
    requests: {
      one: 'طلب مفتوح واحد: ينتهي.',
      two: 'طلبان مفتوحان: ينتهيان.',
      few: '{n} طلبات مفتوحة: تنتهي.',
      many: '{n} طلبًا مفتوحًا: تنتهي.',
      other: '{n} طلب مفتوح: تنتهي.',
    },
    mails: 'النشرة البريدية، وما طلبتموه من رسائل عن المعلّمين، على العنوان المؤكَّد لهذا الحساب.',
    browser:
      'ما خزّنه هذا المتصفّح من هانلو: نتائج الألعاب والإجابات والإعدادات. أمّا الأجهزة الأخرى فيبقى عليها ما تدرّبتم عليه بحسابكم إلى أن تمحوا بياناتها.',
    lessons:
      'الدروس المشتركة مع غيركم تبقى عنده: موعدها وكيف سارت. ويظهر مكان اسمكم «عضو سابق»، وتُحذف ملاحظتكم والفئة العمرية والمنطقة الزمنية.',
    copies:
      'تُنشأ نسخة احتياطية كل يوم وتُحفظ أحدث 14 نسخة، فلا يبقى لكم أثر في أي منها بعد 14 يومًا. وإذا استُعيدت إحداها قبل ذلك حُذف حسابكم منها من جديد.',
    signIn: 'حسابكم لدى الخدمة التي تسجّلون الدخول عن طريقها يعود إلى تلك الخدمة، ويُحذف لديها.',
    policy: 'والتفصيل في [سياسة الخصوصية].',
    tick: 'أعرف ما الذي يُحذف، وأنّ الحذف لا رجعة فيه.',
    press: 'حذف حسابي نهائيًّا',
    missing: 'نرجو وضع علامة أمام الجملة أولًا. لم يُحذف شيء.',
  },
  gone: {
    title: 'حُذف حسابكم',
    about: 'حُذف كل ما كان لكم وحدكم، وسُجِّل خروجكم من جميع الأجهزة. شكرًا لمرافقتكم لنا في الطريق.',
    soon: {
      title: 'حسابكم قيد الحذف',
      about:
        'لم تكتمل إحدى الخطوات الآن، فبقي جزء من حسابكم. سيُحذف تلقائيًّا خلال ساعة، ولا يلزمكم فعل شيء آخر. شكرًا لمرافقتكم لنا في الطريق.',
    },
    again: 'تبقى المقالات والألعاب مفتوحة لكم. وإذا سجّلتم من جديد يومًا ما فستبدؤون من البداية.',
    home: 'العودة إلى الصفحة الرئيسية',
  },
};

const zh: Like<typeof en> = {
  link: '您的数据：下载或删除',
  title: '您的账号和数据',
  intro: '汉路保存的关于您的内容都属于您：可以下载一份，也可以连同账号一起删除。',
  signedIn: '当前登录：{email}',
  export: {
    title: '下载您的数据',
    about: '一个 ZIP 压缩包，内有您账号中保存的全部内容：data.json 文件，以及您上传的文件。',
    download: '下载我的数据',
  },
  signIns: {
    title: '您的登录设备',
    about: '如果其中有您不认识的设备，请将它退出登录，并到您用来登录的第三方服务更改密码。',
    here: '当前浏览器',
    unknown: '未知浏览器',
    since: '{date}登录',
    end: '退出该设备',
    endAll: '退出所有其他设备',
    ended: '已退出。',
    alone: '没有在其他设备上登录。',
  },
  guardian: {
    title: '如果孩子和您一起学习',
    about:
      '账号只供成年人使用。家长或监护人用自己的账号陪孩子学习，孩子没有账号。因此孩子的学习记录保存在您的账号里，您可以在这里替孩子下载或删除。',
  },
  remove: {
    title: '删除账号',
    about: '账号会立即删除，任何人都无法恢复，我们也不能。',
    goes: '会删除的内容',
    stays: '会保留的内容及期限',
    account: '您的姓名、邮箱、身份，以及所有设备上的登录状态。您会在所有设备上退出登录。',
    learning: '您的学习记录：练习、收藏、列表、学习路线和提醒。',
    items: {
      other: '您的学习记录：{n} 个汉字、词语和句子的进度，以及收藏、列表、学习路线和提醒。',
    },
    answers: '您对问卷的回答，以及监护人的确认。',
    teaching: '您的申请及草稿、公开页面、授课时间，以及您上传的文件。',
    agreed: { other: '{n} 节已约好的课：将会取消，并通知对方。' },
    requests: { other: '{n} 个待处理的约课请求：将会结束。' },
    mails: '以此账号已验证的邮箱订阅的新闻邮件，以及您要求的关于老师的邮件。',
    browser:
      '此浏览器保存的汉路数据：游戏成绩、回答和设置。其他设备上的学习数据，要等您清除后才会消失。',
    lessons:
      '您与他人共有的课程会为对方保留：上课时间和结果。您的姓名会显示为“已注销的用户”；您的留言、年龄段和时区会删除。',
    copies:
      '备份每天一次，保留最新的 14 份：14 天后，所有备份中都不再有您的数据。如果在此之前恢复了某份备份，您的账号会从中再次删除。',
    signIn: '您用来登录的第三方账号属于该服务，请在那里删除。',
    policy: '详见[隐私政策]。',
    tick: '我知道会删除哪些内容，也知道无法撤销。',
    press: '永久删除我的账号',
    missing: '请先勾选上面这句话。没有删除任何内容。',
  },
  gone: {
    title: '您的账号已删除',
    about: '只属于您的内容已全部删除，您已在所有设备上退出登录。感谢您与我们同行。',
    soon: {
      title: '您的账号正在删除',
      about:
        '刚才有一步没有完成，部分内容还在。系统会在一小时内自动删除，您无需再做任何操作。感谢您与我们同行。',
    },
    again: '文章和游戏仍对您开放。如果日后重新注册，将从头开始。',
    home: '返回首页',
  },
};

export const ownDataMessages = { en, ar, zh };
