import { Body, Controller, HttpCode, Post, UnauthorizedException } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { IsString } from 'class-validator';

export class SignInDto {
  @IsString()
  email: string;

  @IsString()
  password: string;
}

@Controller('api/auth')
export class AuthController {
  constructor(private readonly jwt: JwtService) {}

  @Post('login')
  @HttpCode(200)
  async signIn(@Body() { email, password }: SignInDto) {
    if (email !== process.env['USER_EMAIL'] || password !== process.env['USER_PASSWORD'])
      throw new UnauthorizedException();
    return { token: await this.jwt.signAsync({ sub: '1', email }) };
  }
}
