import type { Like } from '#src/i18n/messages.ts';

const en = {
  received: {
    subject: 'We have received your tutor application',
    text: 'Thank you! We are reading your application. This usually takes a few business days, and we will write to you as soon as it is decided.',
    action: 'See your application',
  },
  /** Changes to a profile that was approved. */
  changes: {
    subject: 'We have received the changes to your profile on Hanlu',
    text: 'Thank you! We are reading your changes. Until they are approved, students see your profile as it was.',
    hidden:
      'Thank you! We are reading your changes, and will write to you as soon as we have decided. Your profile stays hidden for now.',
    action: 'See your changes',
  },
  approved: {
    subject: 'Your tutor application is approved',
    text: 'Good news: your application to teach on Hanlu is approved. Welcome!',
    next: 'In your room you set your hours, your price and the link for your lessons, and see how students see you.',
    action: 'Open your room',
  },
  again: {
    subject: 'Your changes on Hanlu are approved',
    text: 'Students see your profile with the changes from now on.',
    hidden: 'The changes are in your profile, which stays hidden for now.',
  },
  returned: {
    subject: 'Your tutor application needs a few changes',
    text: 'Thank you for applying to teach on Hanlu. Please change the following:',
    closing: 'Everything that you entered is saved. Make the changes and submit again.',
    action: 'Change the application',
  },
  changesReturned: {
    subject: 'Your changes on Hanlu were sent back',
    text: 'We have read the changes to your profile and can’t approve them yet. Please change the following:',
    action: 'Change your profile',
  },
  reopened: {
    subject: 'Please change your profile on Hanlu',
    text: 'We have looked at your profile again. Please change the following:',
    closing: 'Students see your profile as it is until your changes are approved.',
    action: 'Change your profile',
  },
  declined: {
    subject: 'Your tutor application was declined',
    text: 'Thank you for your interest in teaching on Hanlu. We can’t accept your application this time:',
    closing: 'You can apply again from {date} on. Everything that you entered is kept for it.',
    action: 'See your application',
  },
  suspended: {
    subject: 'Your profile on Hanlu is hidden',
    text: 'We have hidden your profile, and students can’t ask you for lessons. Open requests are declined and agreed lessons called off; your students are told. The reason:',
    closing: 'Your answers are kept. Questions reach us at {email}.',
    action: 'See where it stands',
  },
  restored: {
    subject: 'Your profile on Hanlu is visible again',
    text: 'Students see your profile again and can ask you for lessons. Lessons that were called off stay called off.',
    lifted: 'Your suspension on Hanlu is lifted',
    paused:
      'Your suspension is lifted. You have paused as well, so students see your profile once you end the pause in your room. Lessons that were called off stay called off.',
    hidden:
      'Your suspension is lifted. Your profile stays hidden for now. Lessons that were called off stay called off.',
    action: 'Open your room',
  },
  /** A correction took the role of a teacher away. */
  role_corrected: {
    subject: 'Students don’t see your tutor profile any more',
    text: 'Your account doesn’t have the role of a teacher any more, so students don’t see your profile and can’t ask you for lessons. It is kept as it was approved.',
    closing: 'If this is a mistake, write to us at {email}.',
    action: 'See where it stands',
  },
  /** A correction gave it back. */
  roleReturned: {
    subject: 'You have the role of a teacher again on Hanlu',
    text: 'Your account has the role of a teacher again: students see your profile and can ask you for lessons.',
    paused:
      'Your account has the role of a teacher again. You are paused, so students see your profile once you end the pause in your room.',
    action: 'Open your room',
  },
  why: 'You are receiving this email because you applied to teach on Hanlu.',
};

const ar: Like<typeof en> = {
  received: {
    subject: 'وصلنا طلبكم للتدريس',
    text: 'شكرًا لكم! نقرأ طلبكم الآن، ويستغرق ذلك عادةً بضعة أيام عمل، وسنكتب إليكم فور اتّخاذ القرار.',
    action: 'عرض الطلب',
  },
  changes: {
    subject: 'وصلتنا تعديلات ملفّكم في هانلو',
    text: 'شكرًا لكم! نقرأ تعديلاتكم الآن، وإلى أن نقبلها يرى الطلّاب ملفّكم كما كان.',
    hidden: 'شكرًا لكم! نقرأ تعديلاتكم الآن، وسنكتب إليكم فور اتّخاذ القرار. ولا يزال ملفّكم مخفيًّا.',
    action: 'عرض التعديلات',
  },
  approved: {
    subject: 'قُبل طلب انضمامكم للتدريس',
    text: 'خبر سارّ: قُبل طلب انضمامكم للتدريس في هانلو، وأهلًا بكم!',
    next: 'في ركن المعلّم تحدّدون أوقاتكم وسعر الدرس ورابط الدروس، وترون ملفّكم كما يراه الطلّاب.',
    action: 'فتح ركن المعلّم',
  },
  again: {
    subject: 'قُبلت تعديلاتكم في هانلو',
    text: 'يرى الطلّاب ملفّكم مع التعديلات من الآن فصاعدًا.',
    hidden: 'أُدخلت التعديلات في ملفّكم، ولا يزال مخفيًّا.',
  },
  returned: {
    subject: 'طلب انضمامكم للتدريس يحتاج إلى بعض التعديلات',
    text: 'شكرًا لتقديمكم طلب الانضمام للتدريس في هانلو. نرجو تعديل ما يلي:',
    closing: 'كل ما أدخلتموه محفوظ. أجروا التعديلات ثم أرسلوها من جديد.',
    action: 'تعديل الطلب',
  },
  changesReturned: {
    subject: 'أُعيدت إليكم تعديلات ملفّكم في هانلو',
    text: 'قرأنا تعديلات ملفّكم، ولا يمكننا قبولها بعد. نرجو تعديل ما يلي:',
    action: 'تعديل الملفّ',
  },
  reopened: {
    subject: 'نرجو تعديل ملفّكم في هانلو',
    text: 'راجعنا ملفّكم مرة أخرى، ونرجو تعديل ما يلي:',
    closing: 'يظلّ ملفّكم ظاهرًا للطلّاب كما هو إلى أن نقبل تعديلاتكم.',
    action: 'تعديل الملفّ',
  },
  declined: {
    subject: 'لم يُقبل طلب انضمامكم للتدريس',
    text: 'شكرًا لاهتمامكم بالتدريس في هانلو. تعذّر علينا قبول طلبكم هذه المرة:',
    closing: 'يمكنكم التقديم من جديد ابتداءً من {date}، وكل ما أدخلتموه محفوظ لذلك.',
    action: 'عرض الطلب',
  },
  suspended: {
    subject: 'أُخفي ملفّكم في هانلو',
    text: 'أخفينا ملفّكم، ولم يعد بإمكان الطلّاب طلب دروس منكم. نعتذر للطلّاب عن الطلبات المفتوحة ونلغي الدروس المؤكَّدة ونخبرهم بذلك. السبب:',
    closing: 'ما أدخلتموه محفوظ، ويمكنكم توجيه أسئلتكم إلى {email}.',
    action: 'عرض الحالة',
  },
  restored: {
    subject: 'عاد ملفّكم ظاهرًا في هانلو',
    text: 'عاد ملفّكم ظاهرًا للطلّاب، ويمكنهم طلب دروس منكم من جديد. أمّا الدروس التي أُلغيت فتبقى ملغاة.',
    lifted: 'رُفع الإيقاف عنكم في هانلو',
    paused:
      'رُفع الإيقاف عنكم. وأنتم في توقّف مؤقّت أيضًا، فلا يرى الطلّاب ملفّكم إلى أن تُنهوا التوقّف في ركن المعلّم. أمّا الدروس التي أُلغيت فتبقى ملغاة.',
    hidden: 'رُفع الإيقاف عنكم، ولا يزال ملفّكم مخفيًّا. أمّا الدروس التي أُلغيت فتبقى ملغاة.',
    action: 'فتح ركن المعلّم',
  },
  role_corrected: {
    subject: 'لم يعد ملفّكم ظاهرًا للطلّاب',
    text: 'لم يعد لحسابكم دور المعلّم، فلا يرى الطلّاب ملفّكم ولا يمكنهم طلب دروس منكم. والملفّ محفوظ كما قُبل.',
    closing: 'إن كان في الأمر خطأ فراسلونا على {email}.',
    action: 'عرض الحالة',
  },
  roleReturned: {
    subject: 'عاد إليكم دور المعلّم في هانلو',
    text: 'عاد إلى حسابكم دور المعلّم، فيرى الطلّاب ملفّكم ويمكنهم طلب دروس منكم.',
    paused:
      'عاد إلى حسابكم دور المعلّم. وأنتم في توقّف مؤقّت، فلا يرى الطلّاب ملفّكم إلى أن تُنهوا التوقّف في ركن المعلّم.',
    action: 'فتح ركن المعلّم',
  },
  why: 'وصلتكم هذه الرسالة لأنّكم قدّمتم طلبًا للتدريس في هانلو.',
};

const zh: Like<typeof en> = {
  received: {
    subject: '我们已收到您的授课申请',
    text: '感谢您的申请！我们正在审核，通常需要几个工作日。一有结果，我们会立即发邮件通知您。',
    action: '查看申请',
  },
  changes: {
    subject: '我们已收到您在汉路的资料修改',
    text: '谢谢！我们正在审核您的修改。审核通过之前，学生看到的仍是您原来的资料。',
    hidden: '谢谢！我们正在审核您的修改，一有结果会立即发邮件通知您。资料目前仍不显示。',
    action: '查看修改',
  },
  approved: {
    subject: '您的授课申请已通过',
    text: '好消息：您在汉路授课的申请已通过审核，欢迎加入！',
    next: '您可以在老师中心设置可授课时间、课价和上课链接，并查看学生看到的资料页。',
    action: '打开老师中心',
  },
  again: {
    subject: '您在汉路的修改已通过',
    text: '从现在起，学生看到的是您修改后的资料。',
    hidden: '修改已写入您的资料，资料目前仍不显示。',
  },
  returned: {
    subject: '您的授课申请需要稍作修改',
    text: '感谢您申请在汉路授课。请修改以下内容：',
    closing: '您填写的内容都已保存。修改后请重新提交。',
    action: '修改申请',
  },
  changesReturned: {
    subject: '您在汉路的资料修改需要调整',
    text: '我们已审核您的资料修改，暂时未能通过。请修改以下内容：',
    action: '修改资料',
  },
  reopened: {
    subject: '请修改您在汉路的资料',
    text: '我们重新查看了您的资料，请修改以下内容：',
    closing: '在修改通过审核之前，学生看到的仍是您现在的资料。',
    action: '修改资料',
  },
  declined: {
    subject: '您的授课申请未通过',
    text: '感谢您有意在汉路授课。这一次我们未能通过您的申请：',
    closing: '您可以从{date}起重新申请，已填写的内容都会保留。',
    action: '查看申请',
  },
  suspended: {
    subject: '您在汉路的资料已隐藏',
    text: '我们已隐藏您的资料，学生暂时不能向您约课。尚未答复的约课请求会被婉拒，已约好的课会被取消，我们会通知您的学生。原因如下：',
    closing: '您填写的内容都会保留。如有疑问，请发邮件至 {email}。',
    action: '查看目前状态',
  },
  restored: {
    subject: '您在汉路的资料已恢复显示',
    text: '学生又可以看到您的资料并向您约课。已取消的课不会恢复。',
    lifted: '您在汉路的限制已解除',
    paused:
      '您的限制已解除。您目前暂停接课，在老师中心恢复接课后，学生就能看到您的资料。已取消的课不会恢复。',
    hidden: '您的限制已解除，但资料目前仍不显示。已取消的课不会恢复。',
    action: '打开老师中心',
  },
  role_corrected: {
    subject: '学生已看不到您的老师资料',
    text: '您的账号已没有老师身份，学生看不到您的资料，也不能向您约课。已通过的资料仍为您保留。',
    closing: '如有误，请发邮件至 {email} 联系我们。',
    action: '查看状态',
  },
  roleReturned: {
    subject: '您在汉路的老师身份已恢复',
    text: '您的账号已恢复老师身份，学生可以看到您的资料并向您约课。',
    paused:
      '您的账号已恢复老师身份。您目前已暂停接课，在老师中心恢复接课后，学生才能看到您的资料。',
    action: '打开老师中心',
  },
  why: '您收到这封邮件，是因为您申请了在汉路授课。',
};

export const tutorLetterMessages = { en, ar, zh };
