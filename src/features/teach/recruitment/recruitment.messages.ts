import type { Like } from '#src/i18n/messages.ts';

const en = {
  metaTitle: 'Teach Mandarin to Arab learners',
  metaDescription:
    'Set your price for a 50-minute lesson, choose your days and hours, and teach online. How to become a tutor, and answers to the questions that tutors ask.',
  eyebrow: 'For tutors of Mandarin',
  title: 'Teach Chinese to people who can’t wait to speak it',
  lead: 'Online lessons of 50 minutes, one learner at a time. You set your price and your hours, and teach from wherever your connection is stable.',
  signUp: 'Sign Up Now',
  heroNote: 'The application has seven steps and saves as you go.',
  how: {
    title: 'How It Works',
    steps: [
      {
        title: 'Sign Up',
        text: 'Create an account, choose the tutor role and fill in the application, in one sitting or in several.',
      },
      {
        title: 'Get Approved',
        text: 'We read what you sent. It takes a few business days, and we tell you the result by email.',
      },
      {
        title: 'Start Tutoring',
        text: 'Students ask for your free hours. You accept, decline or propose another time, and meet online.',
      },
    ],
  },
  why: {
    title: 'Why Become a Tutor?',
    price: {
      title: 'Your own price',
      text: 'You decide what a lesson of 50 minutes costs, in US dollars.',
    },
    hours: {
      title: 'Your own hours',
      text: 'You say on which days and at which hours you teach, in your own time zone.',
    },
    languages: {
      title: 'Your own language',
      text: 'You teach Chinese in Chinese if you like: no Arabic or English is required.',
    },
    students: {
      title: 'Students who fit',
      text: 'Students say what they look for, from age and budget to days and times, and see which tutors fit, and why.',
    },
  },
  faq: { title: 'Questions that tutors ask' },
  closing: {
    title: 'Somewhere, someone is practising a first hello in Chinese',
    text: 'Have a picture and a short introduction video at hand, and begin.',
    apply: 'Apply Now',
  },
  conflict: {
    title: 'Cannot Register',
    text: 'This account is registered as a student and cannot register as a teacher.',
  },
};

const ar: Like<typeof en> = {
  metaTitle: 'درّسوا الصينية للمتعلّمين العرب',
  metaDescription:
    'حدّدوا سعر درسكم (50 دقيقة)، واختاروا أيامكم وساعاتكم، ودرّسوا عبر الإنترنت. كيف يصبح المرء معلّمًا في هانلو، وأجوبة عن أسئلة المعلّمين.',
  eyebrow: 'لمعلّمي اللغة الصينية',
  title: 'درّسوا الصينية لمن يتشوّق إلى التحدّث بها',
  lead: 'دروس فردية عبر الإنترنت، مدّة كل منها 50\u00a0دقيقة. أنتم من يحدّد السعر والساعات، وتدرّسون من أي مكان فيه اتّصال مستقرّ.',
  signUp: 'سجّلوا الآن',
  heroNote: 'يتكوّن الطلب من سبع خطوات، ويُحفظ في أثناء ملئه.',
  how: {
    title: 'كيف يسير الأمر؟',
    steps: [
      {
        title: 'التسجيل',
        text: 'أنشئوا حسابًا، واختاروا دور المعلّم، واملؤوا الطلب دفعة واحدة أو على مراحل.',
      },
      {
        title: 'القبول',
        text: 'نقرأ ما أرسلتم. يستغرق ذلك بضعة أيام عمل، ونبلغكم بالنتيجة عبر البريد الإلكتروني.',
      },
      {
        title: 'بدء التدريس',
        text: 'يطلب الطلّاب دروسًا في ساعاتكم المتاحة، فتقبلون أو تعتذرون أو تقترحون وقتًا آخر، ثم تلتقون عبر الإنترنت.',
      },
    ],
  },
  why: {
    title: 'لماذا التدريس معنا؟',
    price: {
      title: 'السعر سعركم',
      text: 'أنتم من يقرّر سعر الدرس (50\u00a0دقيقة) بالدولار الأمريكي.',
    },
    hours: {
      title: 'الوقت وقتكم',
      text: 'تختارون أيام تدريسكم وساعاته بحسب منطقتكم الزمنية.',
    },
    languages: {
      title: 'اللغة لغتكم',
      text: 'يمكنكم تدريس الصينية بالصينية، فلا تُشترط معرفة العربية أو الإنجليزية.',
    },
    students: {
      title: 'طلّاب يناسبونكم',
      text: 'يذكر الطلّاب ما يبحثون عنه، من العمر والميزانية إلى الأيام والأوقات، فيرون من يناسبهم من المعلّمين ولماذا.',
    },
  },
  faq: { title: 'أسئلة يطرحها المعلّمون' },
  closing: {
    title: 'في مكان ما، هناك من يتدرّب الآن على أول تحية بالصينية',
    text: 'جهّزوا صورة شخصية وفيديو تعريفيًّا قصيرًا، وابدؤوا.',
    apply: 'قدّموا طلبكم الآن',
  },
  conflict: {
    title: 'لا يمكن التسجيل',
    text: 'هذا الحساب مسجَّل بصفة طالب، ولا يمكن تسجيله بصفة معلّم.',
  },
};

const zh: Like<typeof en> = {
  metaTitle: '教阿拉伯学生学中文',
  metaDescription:
    '每节课 50 分钟，课价自己定，时间自己选，线上授课。了解如何成为汉路老师，看看老师们常问的问题。',
  eyebrow: '中文老师招募',
  title: '有人正盼着开口说中文，等您来教',
  lead: '线上一对一授课，每节课 50 分钟。课价和时间由您决定，只要网络稳定，在哪里都能上课。',
  signUp: '立即注册',
  heroNote: '申请共七步，边填边存。',
  how: {
    title: '如何成为汉路老师',
    steps: [
      {
        title: '注册',
        text: '创建账号，选择老师身份，填写申请。可以一次填完，也可以分几次填。',
      },
      {
        title: '通过审核',
        text: '我们会仔细阅读您提交的资料，几个工作日内通过邮件告知结果。',
      },
      {
        title: '开始授课',
        text: '学生预约您的空闲时间，您可以接受、婉拒或提议改时间，然后线上见面。',
      },
    ],
  },
  why: {
    title: '为什么来汉路教中文？',
    price: {
      title: '课价自己定',
      text: '一节 50 分钟的课收多少美元，由您决定。',
    },
    hours: {
      title: '时间自己选',
      text: '哪天上课、几点上课，都按您所在的时区由您来定。',
    },
    languages: {
      title: '用中文教中文',
      text: '您可以全程用中文授课，不要求会阿拉伯语或英语。',
    },
    students: {
      title: '遇见合适的学生',
      text: '学生会说明年龄、预算、时间等需求，随后看到哪些老师合适，以及为什么合适。',
    },
  },
  faq: { title: '老师们常问的问题' },
  closing: {
    title: '此刻，有人正在练习人生第一句“你好”',
    text: '准备好一张照片和一段简短的自我介绍视频，就可以开始了。',
    apply: '立即申请',
  },
  conflict: {
    title: '无法注册',
    text: '此账号已注册为学生，不能再注册为老师。',
  },
};

export const recruitmentMessages = { en, ar, zh };
